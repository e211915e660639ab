/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'soft play',
  'going to soft play',
  'a trip to soft play',
  'soft play with my cousin',
  'at the soft play with Jack',
  'jumping in the ball pit',
  'the ball pit',
  'lost in the ball pit',
  'a day at the play centre',
  'indoor play area with a ball pool',
  'a soft play birthday party',
  'my daughter loves soft play',
  'in the ball pool with my sister',
  'lost a sock at soft play',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a soft blanket',
  'playing chase in the garden',
  'a lost sock',
  'the big slide at the park',
  'playing football',
  'a kitten who plays with a ball',
];
