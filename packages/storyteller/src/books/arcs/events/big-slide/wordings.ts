/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'too scared to go down the big slide',
  'an afternoon at the playground',
  'she climbs the ladder and then wants to come down again',
  "it's so high up there, said the rabbit",
  'a bear at the top of the helter skelter',
  'my son dares to go down all by himself',
  'the ball that went over the hedge in the park',
  'the tallest slide in the world',
  'wheeee all the way down',
  'everybody waiting behind him on the steps',
  'a mouse who only ever used the baby slide',
  'finding the courage at the play park',
  'one more rung, said the little fox',
  'a day at the park with my twins',
  "she climbed all the way up and now she's scared to go down",
  'the highest slide in the park',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a water slide at the pool',
  'a snowy hill for sledging',
  'two children fighting over a swing',
];
