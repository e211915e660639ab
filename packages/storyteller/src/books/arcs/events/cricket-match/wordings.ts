/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a cricket match',
  'the cricket final',
  'a game of cricket',
  'playing cricket for the village',
  'a boy who bowls spin at cricket',
  'a spin bowler wins the match',
  'our cricket team',
  'taking the last wicket',
  'a girl who loves cricket',
  'the last over of the cricket match',
  'winning the cricket cup',
  'bowling at cricket',
  'my cricket club',
  'a cricket tournament',
  'cricket in the park with my cousins',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a cricket who sings at night',
  'a grasshopper and a cricket',
  'learning to play cricket',
  'the netball final',
  'a bat who sleeps all day',
];
