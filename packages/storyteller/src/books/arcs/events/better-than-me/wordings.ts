/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the new girl at school who is better at gymnastics than her',
  'her rival at gymnastics becomes her friend',
  'two rivals who become best friends',
  'a boy who is jealous because the new kid is better at football than him',
  'my best friend is better than me at swimming',
  'a girl who is not the best at dancing any more',
  'rivals at the chess club',
  'somebody new is better at drawing than her',
  'rivals who learn to get along',
  'she was always the best until the new boy came',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a new girl at school who speaks another language',
  'feeling better after a cold',
  'a football match',
  'two rival pirate ships',
  'two bakeries that are rivals',
  'getting better at reading',
];
