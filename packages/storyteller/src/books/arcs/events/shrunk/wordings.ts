/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'no bigger than my thumb',
  'one morning he was teeny tiny',
  'the cat looks enormous when you are small as a pea',
  'a boy gets smaller and smaller',
  'honey I made the kids small',
  'the world under the cupboard',
  'a crumb is a whole dinner',
  'a girl of ant size walks on the kitchen floor',
  'what if I were as little as a beetle',
  'watch out for giant slippers',
  'an inch high for an afternoon',
  'a bear who could fit in a matchbox all of a sudden',
  'thumbelina-sized',
  'she srunk',
  "honey, I'm tiny",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my jumper shrank in the wash',
  'an elephant who is too small',
  'a tiny house for fairies',
];
