/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'winning the rugby match in the mud',
  'a rugby match',
  'my son plays rugby',
  'Rhys wins the rugby match',
  'the hockey final',
  'winning the hockey tournament',
  'my daughter scores the winning goal at hockey',
  'my first rugby match',
  'rugby with my dad as the coach',
  'Seren plays rugby and scores a try',
  'the winning try',
  'a muddy rugby game',
  'a hockey match in the rain',
  'playing hurling for the first time',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'winning the football match',
  'playing in the mud',
  'a pig who loves mud',
  'losing the rugby match',
  'ice hockey with penguins',
  'not picked for the team',
];
