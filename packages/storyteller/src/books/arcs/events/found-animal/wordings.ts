/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'we found a baby hedgehog in the garden',
  'a little bird under the hedge',
  'a fawn in the long grass, where is its mother',
  'rescuing a duckling on the path',
  'Mia finds a baby squirrel',
  'should we pick it up or leave it alone',
  'an owlet on the ground beneath the tree',
  'a tiny rabbit all by itself in the rain',
  'a baby seal on the beach, and we kept our distance',
  'what do you do with a lost fox cub',
  "a wee robin under the bush, don't touch it",
  'a kitten behind the shed',
  'wild animals need their mummies',
  'she put her umbrella over a wet little hedgehog',
  'we found a baby bird on the path',
  "there's a lost hedgehog under our hedge",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a puppy for my birthday',
  'an injured bird at the vet',
  'a kitten who wants to fly',
];
