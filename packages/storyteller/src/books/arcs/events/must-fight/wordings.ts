/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a knight and a dragon who are friends',
  'a dragon and a knight are best friends',
  'the knight who would not fight his friend the dragon',
  'a knight and a dragon are secretly best friends',
  'friends, a knight and a dragon',
  "a knight who doesn't want to fight the dragon because they are friends",
  'a dragon whose best friend is a knight',
  'a princess and her best friend the dragon',
  'a prince who is friends with a dragon',
  'everybody wants the knight to fight the dragon',
  'a knight and a dragon have to fight but they are best friends',
  'a friendly dragon and a friendly knight',
  'knight and dragon best friends',
  'the knight loves his dragon friend',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a noisy knight and a tired dragon',
  'a dragon who cannot breathe fire',
  'two best friends who fall out',
  'a dragon and a mouse are best friends',
  'a lonely dragon makes a friend',
];
