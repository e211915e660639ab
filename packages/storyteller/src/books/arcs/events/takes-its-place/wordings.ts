/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an umbrella that hates the rain',
  "a chair who doesn't want to be sat on",
  'the pencil that is tired of writing',
  'a spoon who hates soup',
  'a toaster who is bored of making toast',
  'the fridge that is fed up with being cold',
  'an alarm clock that hates waking people',
  'a sock who does not like feet',
  'the teapot that cannot stand tea',
  'the hoover that wants a day off',
  'the bed that did not want to be slept in',
  "a book that doesn't want to be read",
  'the coat who is sick of hanging on a peg',
  'a lamp that would rather not shine',
  'the telephone has had enough of ringing',
  'the broom goes on strike',
  'a bin who hates rubbish',
  'a mirror that is bored of faces',
  'a kettle that refuses to boil',
  'the washing machine is fed up with dirty socks',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a boy who hates his umbrella',
  'a bus that is tired of its route',
  'my son will not sit on his chair',
  'a spoon who wants to be a fork',
];
