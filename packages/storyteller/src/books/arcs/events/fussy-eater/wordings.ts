/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'he will only eat plain pasta',
  'she hides her peas under the mashed potato',
  'a picky eater and a plate of broccoli',
  'yuck, sprouts',
  'my daughter refuses to try anything green',
  'the seven carrots that nobody would eat',
  "no thank you I don't like it",
  'a bear cub turns up his nose at cabbage',
  'the dragon spits out his spinach',
  'my son says everything on his plate is disgusting except toast',
  "how do you get rid of beans you don't want to eat",
  'just one bite',
  "a rabbit who can't stand lettuce",
  'she pushes her vegtables round the plate until they are cold',
  "my son won't eat his vegetables",
  'a bear who hates peas',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a carrot that grew too big',
  "the hungry caterpillar's birthday cake",
  'baking bread with dad',
];
