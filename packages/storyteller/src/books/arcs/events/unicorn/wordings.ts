/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a unicorn whose horn fell off',
  'neigh! I am not a horse!',
  "a white pony, or is it? something's missing from her forehead",
  'Mia meets a unicorn in the wood',
  'growing a new horn takes patience',
  'the milk horn and the milk tooth',
  'could a carrot be a horn?',
  'a unicorn mistaken for an ordinary pony',
  'my daughter is unicorn crazy',
  'ice cream cone on her head',
  'without my horn nobody knows what I am',
  'a gap in my teeth and a bump on her head',
  'a unicorn called Petal lives in our forest',
  'unicorn stories please, with a funny horn',
  'a unicorn without a horn',
  'my daughter adores unicorns',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a unicorn that can't sleep",
  'a unicorn onesie for her birthday',
  'a rhino with a big horn',
];
