/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'no more boing boing boing',
  'the kangaroo who could only walk',
  "why won't my legs jump any more?",
  'a frog whose legs feel ever so heavy',
  'tigger without his bounce',
  'the hare used to leap over hedges and now he just plods',
  "a bunny that can't hop",
  "where did the lamb's skip go",
  'a grasshopper has mislaid her spring',
  'the heavy rucksack that kept him on the ground',
  'everybody gives the rabbit springy things to cheer her up',
  'her hop has hopped off',
  'a once bouncy dog stays flat on the grass',
  "what's wrong with our jumpy little goat today, she doesn't spring about",
  'the kangaroo who lost his hop',
  "a bunny who can't jump any more",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bouncy castle at the party',
  'a frog jumping in puddles',
  'a skipping rope for two',
];
