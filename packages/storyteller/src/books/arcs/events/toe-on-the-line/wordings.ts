/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the basketball final',
  'a basketball match',
  'winning the basketball cup',
  'a girl who plays basketball',
  'my basketball team in the final',
  'the last shot in a basketball game',
  'a basketball game that comes down to the last second',
  'scoring the winning basket',
  'the basketball championship',
  'a boy who loves basketball',
  'playing basketball for the school',
  'a basketball player and her team',
  'the basketball tournament',
  'the day we won the basketball',
  'shooting hoops in the final',
  'a three-pointer at the buzzer',
  'basketball',
  'his first basketball match',
  'the basketball league decider',
  'a basketball story with an exciting ending',
  'the smallest team in the basketball cup',
  'slam dunk',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'learning to play basketball',
  'a basketball that is scared of bouncing',
  'a giraffe who plays basketball',
  'not picked for the basketball team',
  'losing the basketball final',
  'a basket of apples',
  'the football final',
  'too small for basketball',
];
