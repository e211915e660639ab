/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bear who is always late',
  "hurry up, we've got to go",
  'the tortoise nobody wants to wait for',
  'she dawdles and dawdles',
  'a fox who looks at every beetle on the way',
  'they put the clock forward so that he would be on time',
  'my son is never ready in the morning, he stops to look at everything',
  'slowcoach',
  "sorry I'm late, said the sloth again",
  'a rabbit who missed the beginning of everything',
  'who is always last to arrive',
  'the clock that was ten minutes fast on purpose',
  'a knight who never turns up on time',
  "he'd be on time if there weren't so many things to look at",
  'a bear who never gets anywhere on time',
  "hurry up we're always late",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['late for school', 'mummy comes home late', 'a train that was late'];
