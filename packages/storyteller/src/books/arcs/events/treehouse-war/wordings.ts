/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my den! no, mine! who pulled the ladder away',
  'two brothers row over who gets the house in the branches',
  'up there with no way down, and both too stubborn to say please',
  'a squirrel and a bird at war about a hideout',
  'the battle for the tree den',
  'get out of my tree house',
  "she's up, he's got the ladder, and it starts to rain",
  'best friends stop speaking because of a camp in a tree',
  'keep out! no boys allowed up here',
  'a quarrel at the top of the ladder',
  'whose treehouse is it anyway',
  'somebody has to say sorry first, but not me, says the one in the branches',
  "the twins' feud over the hideaway in the oak",
  'cross words, a wet bottom, an empty tummy, and one tree house',
  'two brothers fight over the treehouse',
  'no girls allowed up here',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'building a treehouse with Dad',
  'a cat stuck up a tree',
  'soldiers in a real war',
];
