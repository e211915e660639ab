/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a girl who wants to be a knight but girls aren't allowed",
  'a Viking girl who wants to sail with the warriors',
  "a Viking girl who isn't allowed to fight",
  'a princess who dresses up as a knight',
  'no girls allowed at the knights tournament',
  'my daughter wants to be a warrior',
  'a girl disguises herself as a knight',
  'the first girl knight',
  'they told her she could not be a knight because she is a girl',
  'she could not be a knight, they said',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a knight who is scared of the dark',
  'a princess and a dragon',
  'a girl who plays football',
  'a club with no girls',
  'a knight looks for his helmet',
];
