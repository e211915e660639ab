/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a quest to find the lost sword of the king',
  'a quest for a magic sword',
  'a knight on a quest',
  'a quest to save the kingdom',
  'an epic quest to find the lost crown',
  'a girl goes on a quest',
  'a boy and his dog on a quest for the golden cup',
  'searching for the legendary sword',
  'a brave knight sets off to find the stolen crown of the queen',
  'a fantasy quest with a troll and a dark cave',
  'heroes on a quest to bring back the magic stone',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a knight who is scared of the dark',
  'the king lost his crown',
  'a quest for the perfect biscuit',
  'a princess who wants to be a knight',
  'a toy sword',
];
