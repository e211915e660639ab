/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a little caterpillar becomes a butterfly',
  'waiting for the butterfly to come out of its cocoon',
  'the caterpillar on my cup',
  'a girl who keeps caterpillars',
  "where did it go, there's only an empty brown bag",
  'a green one with lots of feet',
  'how do butterflys get their wings',
  "he doesn't recognise his friend with wings on",
  'from crawling to flying',
  'a mouse who is friends with a grub that grows wings',
  'a chrysalis hangs from the leaf',
  'my class is watching caterpillars turn into butterflies',
  'a caterpillar who wants to stay a caterpillar',
  'the day my caterpillar changed',
  'a caterpillar who turns into a butterfly',
  'where did my caterpillar go',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a very hungry caterpillar',
  'a bee who makes honey',
  'a worm who lives under the lawn',
];
