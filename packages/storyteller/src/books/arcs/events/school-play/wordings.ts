/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'only one line to say',
  'the curtain got stuck and everyone saw our feet',
  'two children inside one horse costume',
  'my son is the king on stage',
  'what was I supposed to say',
  'the mouse who acted in the theatre at school',
  'all the parents are watching',
  'a tree in act two',
  'applause at the end of term',
  "I'm the back legs",
  'a little bear gets a tiny part on stage',
  'the words flew right out of her head',
  'a performance for mums and dads where everything goes wrong',
  'the skool play',
  "the curtain won't go up",
  'I only have four words to say on stage and I keep muddling them up',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the christmas nativity',
  'a puppet show in the park',
  'too nervous to go on stage',
];
