/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "the sausage that didn't want to be eaten",
  "the pancake who doesn't want to be eaten",
  'a biscuit who is scared of being eaten',
  "please don't eat me, said the cookie",
  "the last chip on the plate doesn't want to be eaten",
  'a sprout who does not want to be eaten',
  "the pizza slice that wouldn't be eaten",
  'a banana that refuses to be eaten',
  'the doughnut who hides so as not to be eaten',
  'a pea that hides so as not to be eaten',
  'the sprout hides under the potatoes on the plate',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a potato that does not want to be soup',
  'the runaway pancake',
  'a mouse who does not want to be eaten by the cat',
];
