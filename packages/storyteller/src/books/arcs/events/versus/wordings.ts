/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'robots versus dinosaurs',
  'pirates vs ninjas',
  'cats v dogs',
  'the great battle of the cats and the dogs',
  'unicorns versus dragons',
  'wizards against witches',
  'the big match between the trolls and the elves',
  'knights fight vikings',
  'monsters against aliens',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a cat and a dog who are friends',
  'granny versus the seagull',
  'boys against girls at football',
  'a knight and a dragon who are best friends',
];
