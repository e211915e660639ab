/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'clank clank goes the tin man in the garage',
  'an old robot nobody uses any more',
  'he squeaks so loudly that the birds fly away',
  'a drop of oil for somebody in our shed',
  'the noisy metal fellow',
  'found in the junk, a robot with a creak',
  'too loud for hide and seek',
  "clatter, clank, squeak, he can't tiptoe",
  'a robot from the scrap heap',
  'lost in the fog until they hear a squeak',
  "grandpa's forgotten machine man in the barn",
  'he needs a good oiling',
  'old tin legs',
  'the squeeky robot',
  'squeak, clank, squeak, clank',
  "we found an ancient robot in grandpa's shed",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a brand new robot helper', 'the squeaky door', 'an old car with rust'];
