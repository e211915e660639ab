/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a knight in a helmet that keeps slipping over his eyes',
  'Sir Hedgehog charges and hits everything but the ring',
  'a ring with a bell on it and a golden cup for the winner',
  "a girl knight can't see a thing",
  'clang goes the visor',
  'who will win at the castle games',
  'catching the ring with your eyes covered',
  'a too-large helmet with a stubborn lid',
  'bravest of the knights, and blind as a bat inside his armor',
  'my son is knight mad, can he be in a contest in full armour',
  'listening for the bell in the dark of his helmet',
  'a mouse enters the jousts',
  "sticky honey, string, and a knight's wobbly visor",
  'the smallest squire competes against the champion',
  'a little knight in a helmet that is too big',
  'jousting at the castle',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a football cup final',
  'a knight fights a dragon',
  'my new bike helmet',
];
