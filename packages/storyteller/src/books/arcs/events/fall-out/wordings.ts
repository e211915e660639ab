/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'two best friends have an argument',
  "she said she's not my friend any more",
  "we had a row and now we don't talk",
  'making up after a quarrel',
  'my son and his best friend fell out over a football card',
  'who says sorry first',
  "a fox and a rabbit aren't speaking to each other",
  'a silly fight about who goes first',
  'how do you become friends again',
  'a telephone made of two cups and a string, and a quarrel',
  'she is cross with her friend next door',
  'saying sorry is hard',
  'two bears sulk',
  'making peace with my friend',
  "my best friend won't talk to me any more",
  'a fox and a rabbit have had a quarrel',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'I fell out of bed',
  'two brothers fight over a toy',
  'my friend moves away',
];
