/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a cow that says miaow',
  'the dog that says quack',
  'the duck that says moo',
  'a sheep who says woof',
  'the pig that goes baa instead of oink',
  "a cockerel who can't say cock-a-doodle-doo",
  "the owl who couldn't say twit twoo",
  'a mooing dog',
  'the horse that quacked',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the cow who could not moo',
  "the duck who couldn't quack",
  'a cat who thinks it is a dog',
  'a dog who learns to speak cat',
  'the wolf who does not want to howl',
];
