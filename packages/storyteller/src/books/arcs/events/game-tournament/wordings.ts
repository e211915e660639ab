/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a video game tournament',
  'gaming competition final',
  'winning a gaming tournament',
  'the esports final',
  'playing in the big video game competition',
  'a gamer in the world championship',
  'my brother and I in a video game contest',
  'a computer game competition',
  'the final level of the video game',
  'the gaming championship',
  'being the best gamer in the world',
  'beating the last level',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'stuck inside a video game',
  'too much screen time',
  'a chess tournament',
  'a board game that comes alive',
  'a football tournament',
  'he gets angry when he loses at games',
];
