/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'ready or not, here I come',
  'count to twenty and no peeking',
  'nobody can find the mouse and the game has been going for hours',
  'she hid so well that they nearly gave up',
  "an elephant behind a lamp post thinks you can't see him",
  'where is everybody hiding?',
  "peekaboo, where's my toddler",
  'a giggle from inside the cupboard gives him away',
  "playing sardines at granny's",
  'my twins are always hiding behind the curtains',
  'found you!',
  'the giraffe is rubbish at hiding',
  'behind the sofa, under the stairs, inside the laundry basket',
  'a game where one counts and the others hide',
  'a game of hide and seek in the garden',
  'where is the fox hiding? not behind the door',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a treasure hidden on an island',
  'a shy cat who hides from visitors',
  'hiding my vegetables under the mash',
];
