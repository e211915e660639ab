/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a dog who can't remember where he put his bone",
  'the squirrel forgot where his acorns are',
  'where did I bury it',
  'digging holes all over the place looking for the bone',
  "a bear hid his honey in the ground and now it's gone",
  'our dog has lost the spot where he dug',
  'nuts for winter, but where',
  'the cow was standing right next to it, he was sure',
  'he dug it in under a cloud',
  'a fox with a very bad plan for remembering where things are',
  'my puppy hides things in the lawn and never finds them again',
  'a mouse saves up for the cold and forgets the place',
  'he put it in the ground next to a puddle but the puddle has dried up',
  'a badger and his missing hidden store',
  "the squirrel can't remember where he put his nuts",
  'I hid it in the ground, three steps from a cow',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a pirate buries his treasure on an island',
  'a dinosaur bone in the museum',
  'a mole who lives underground',
];
