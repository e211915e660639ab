/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'her best friend only wants to play with the new girl now',
  "my daughter feels left out when it's three of them",
  'a boy who stands by himself in the playground',
  "two's company, three's a crowd",
  'they never let me join in their game at break',
  'a fox whose friend goes off with somebody else',
  'nobody chose him at playtime',
  'she has to share her best mate with another girl',
  'skipping with two is easy, but what do you do with three',
  'walking round and round the playground all by herself',
  'Leo and Sam play without him',
  'i used to be her best friend and now she plays with Ruby',
  'the bear who was not asked to join in',
  'everyone has a partner at recess except me',
  'my best friend plays with someone else now',
  'three friends and one is always left out',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'making friends with a dragon',
  'three friends build a den',
  "the new girl's first day at school",
];
