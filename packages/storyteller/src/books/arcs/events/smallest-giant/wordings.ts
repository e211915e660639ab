/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the smallest giant',
  'the smallest giant in the world',
  'a giant who is too small',
  'the giant who was little',
  'a tiny giant',
  'the littlest of all the giants',
  'a very small giant and a very tall girl',
  'a short giant who wants to be big',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a lonely giant',
  'a giant who is too big for his house',
  'the smallest dinosaur',
  'a giant and a mouse',
  'a giant pumpkin',
];
