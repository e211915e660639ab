/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a girl who signs makes a new friend',
  'a deaf boy makes a friend at the park',
  'my daughter is deaf and uses sign language',
  'a child who uses sign language',
  'teaching my friend to sign',
  'learning sign language',
  'a deaf girl goes to the playground',
  'a boy who talks with his hands',
  'everybody learns to sign',
  'Makaton signs with a new friend',
  'a story about a deaf child',
  'my son signs and wants a friend to play with',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a road sign that points the wrong way',
  'a deaf dog',
  'signing up for football',
  'a girl makes a new friend at the park',
  'grandma has gone deaf',
];
