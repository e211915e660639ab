/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "there's a cat on my head",
  'the cat on my head',
  'a cat sits on my head all day',
  "there's a hen on my head",
  'a frog on his head',
  'my hat is a cat',
  "it's not a hat, it's a cat",
  'the girl with a squirrel on her head',
  'our kitten is asleep on my head',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a cat who lost his hat',
  'a saucepan stuck on my head',
  'a bird nest in his beard',
  'a cat in a hat shop',
  'headlice',
];
