/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'jumping up and down in muddy water',
  'splish splash splosh in my wellingtons',
  'red gumboots',
  'after the rain with rubber boots on',
  'keep your new boots clean, Sam',
  'a duckling in boots hops over every wet spot',
  'the biggest splash',
  'muddy knees and happy feet',
  'my toddler loves splashing about on a wet pavement',
  'drizzle, umbrellas and a good stomp',
  'a deep brown one right outside our gate to jump into',
  'the elephant who stomped in the wet',
  'soggy walk with grandpa',
  'new welly boots and mudd',
  'splish splash in my wellies',
  'muddy puddles!',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'I lost one boot',
  'stuck inside because it rains',
  'swimming in the pool',
];
