/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "my daughter's first ballet class",
  'karate on thursdays',
  'everyone else knows the steps already',
  'a bear in tutu at her very first dance lesson',
  'he joined the swimming club',
  'the choir needs one more voice',
  'the new girl at gymnastics',
  'starting football training',
  "I'm always one beat behind at drama club",
  'trying judo',
  'a hedgehog signs up for gym',
  'after school activities and a nervous look round the hall',
  'they all turn left and I turn right',
  'joyning the cubs',
  'my first ballet lesson',
  'Leo tries judo',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the football cup final',
  'a secret club in the shed',
  'a concert on a big stage',
];
