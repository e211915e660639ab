/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bear who is always hungry',
  'he eats everything in sight',
  'my daughter chatters from morning to night',
  'a parrot who never shuts up',
  'a magpie who keeps every single thing she finds',
  'the messiest pig in the world',
  'such a noisy little donkey',
  "she just can't whisper",
  'the fox who nibbled the cake all the way to the party',
  'a boy who never tidies up',
  'a mouse with far too much stuff',
  'talk talk talk, said the duck',
  "a hamster who hoards and hoards until he can't find anything",
  'a greedy badger is asked to carry a cake',
  "the pig just can't stop nibbling the cake",
  'a parrot who chatters from morning till night',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a baby who won't stop crying",
  "a dog who won't stop barking",
  'a hungry boy who hates broccoli',
];
