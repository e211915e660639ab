/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'he got pulled right into his tablet',
  'inside the telly, running and jumping over gaps',
  'my son lives for his playstation, can we have him be in the game',
  'level one again, and again, and again',
  'the boy who became a character on the screen',
  "whoops, we've fallen through the computer screen",
  'game over',
  'Mia and Sam have to finish the level to get home',
  'a pixel world with bushes and pits',
  'a fox in a world like mario',
  'everything is made of little squares and I can only go right',
  'a knight in a game who always drops into the same hole',
  'pressing start and finding yourself on the other side of the glass',
  'a bear gets sucked into the xbox',
  'my brother is trapped inside the computer game',
  'a boy jumps into his video game',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a board game on a rainy afternoon',
  'too much screen time',
  'a football match on telly',
];
