/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the queen comes to tea',
  'The Queen comes to tea at our house',
  'the king comes for tea',
  'having tea with the queen',
  'tea with the king',
  'Amelia has tea with the Queen',
  'the queen came to our house for tea',
  'my daughter invites the queen to tea',
  'inviting the king to tea',
  'a princess comes to tea',
  'the king visits our house',
  'the queen knocks on our door',
  'when the king came to tea with grandma',
  'the queen comes for dinner',
  'a royal visitor for tea',
  'the king comes to my birthday tea',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the tiger who came to tea',
  'a queen who cannot sleep',
  'the king who lost his crown',
  'a princess and her unicorn',
  'a tea party for my teddies',
  'the snow queen',
];
