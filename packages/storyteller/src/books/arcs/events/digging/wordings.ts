/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a digger digs a very big hole',
  'playing in the sandpit',
  'our dog digs to the other side of the world',
  'how deep can we go',
  'stuck at the bottom of the hole',
  'can you dig all the way to australia',
  'a fox and a spade',
  'the deepest hole ever',
  'my two year old loves diggers and sand',
  "the excavator dug itself in and couldn't get out again",
  'shovelling sand out of the sand box',
  "a bear digs and digs and then he can't climb out",
  'a hole this big and a hill that big',
  'scoop, dump, scoop, dump',
  "a hole so deep I can't get out",
  'digging all the way down in the sandpit',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['digging for treasure', 'a mole digs a tunnel', 'a hole in my sock'];
