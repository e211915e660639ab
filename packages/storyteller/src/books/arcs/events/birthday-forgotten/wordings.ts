/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'everyone forgot my birthday',
  'nobody said happy birthday to the bear',
  'did they not remember what day it is?',
  'a surprise party for the owl',
  'they were all hiding behind the sofa',
  "a fox thinks his friends don't care, but they have planned something",
  'no presents, no cards, not even a hello',
  'a secret party for my daughter',
  "shh, they're all waiting in the dark with a cake",
  'a rabbit who spends her birthday alone, or so she thinks',
  "all my friends are behaving strangely today and it's my birthday",
  'the mouse who had never had a birthday',
  'a forgoten birthday',
  'why is everybody running off when I come',
  'nobody said happy birthday to the mouse',
  "everyone is acting strange today and it's meant to be my birthday",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a birthday cake that collapses',
  'a boy who forgets everything',
  "grandma's eightieth birthday",
];
