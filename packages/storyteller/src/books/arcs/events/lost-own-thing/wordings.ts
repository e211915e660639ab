/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "he is never seen without his hat, and now it's gone",
  'where did I put my umbrella?',
  'the queen has mislaid her crown',
  "a snowman who can't find his scarf",
  'somebody is asleep in my mitten',
  "the painter's brush is not where he left it",
  'a chef without his spoon',
  "who's had my basket, grumbled granny",
  'a wizard hunts high and low for his stick',
  "the postman's bag has disappeared",
  'Mia put her cap down just for a second',
  'the drummer who lost his drumsticks',
  "grandpa's specs are nowhere to be found",
  "a duck is using the pirate's hat as a boat",
  "the witch can't find her broom",
  'a pirate without his hat',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a thief took the king's crown",
  'learning to ride a broom',
  'a teddy lost at bedtime',
];
