/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Christmas eve, one of the reindeer is ill',
  'a reindeer is poorly on Christmas Eve',
  'Rudolph has a cold and cannot pull the sleigh',
  "Santa's reindeer gets sick and the others have to help",
  'the reindeer who was ill at Christmas',
  'one reindeer has a sore throat and Santa needs him tonight',
  'a sick reindeer stays at our house on Christmas night',
  'Dasher is not well and who will pull the sleigh',
  'Molly looks after a poorly reindeer',
  'a reindeer with a temperature',
  'the night before Christmas and Rudolph feels ill',
  'what happens if a reindeer catches a cold',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the littlest reindeer wants to pull the sleigh',
  'Santa has a cold',
  'a reindeer who is scared of flying',
  'in bed with a cold at Christmas',
  'the reindeer go on strike',
];
