/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a robot who wants to be a boy',
  'a robot who wants to be a real boy',
  'a doll who wants to be a real girl',
  'a teddy who wants to be real',
  'a dog who wants to be human',
  'a wooden puppet who wants to be a real child',
  'a toy soldier who wishes he were a real boy',
  'the scarecrow that wanted to be a person',
  'a cat who dreams of being a girl',
  'a robot girl longs to be alive',
  'a gingerbread man who wants to become a real boy',
  'a tin man tries to be a human being',
  'my toy wants to be a real child',
  'a statue who wants to be a real boy',
  'a robot who would love to be a real child',
  'the robot would like to be a boy',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a robot who wants a heart',
  'a cat who wants to be a dog',
  'a boy who wants to be a robot',
  'a robot friend',
  'the toys come alive at night',
];
