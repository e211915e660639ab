/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the netball final',
  'a netball match',
  'winning the netball cup',
  'a netball tournament',
  'my netball team',
  'a goal keeper at netball',
  'playing netball for the school',
  'netball finals day',
  'the school netball team wins',
  'a netball game that goes to the last minute',
  'the netball league',
  'goal defence in a netball match',
  'the day of the big netball match',
  'a girl who loves netball',
  'a boy who plays netball',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'learning to play netball',
  'not picked for the netball team',
  'a goalkeeper in a football match',
  'the basketball final',
  'a fish in a net',
];
