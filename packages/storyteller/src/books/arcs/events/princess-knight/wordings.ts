/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'her majesty has mislaid her crown',
  'a prince who would sooner kick a ball than waltz',
  'everybody waltzes at the palace but her',
  'a girl who lives in a palace with a hundred rooms',
  'Princess Emma and the red ball',
  "who has seen the king's heavy golden crown",
  'dancing lessons at the castle',
  'his highness does not like to dance',
  "something rolls out from under the princess's gown",
  "his majesty can't get in without the gold thing on his head",
  'my daughter wants to be a princess in a castle',
  'a big cloak with something round under it at the palace dance',
  'a bouncing toy rolls across the castle dance floor',
  "a princess who duzn't want to dance",
  'her majesty has mislaid something golden',
  'dancing at the palace',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the princess and the dragon',
  'a queen bee',
  "cinderella's pumpkin coach",
];
