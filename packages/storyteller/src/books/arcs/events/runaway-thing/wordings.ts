/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a runaway sofa',
  'the fridge that ran away',
  'a toilet roll that runs away',
  'our sofa rolled down the hill with grandad on it',
  'stop that sofa',
  'the runaway toilet roll',
  'a bed that rolls out of the house and down the street',
  'the armchair who wanted to see the world',
  'the toilet paper rolled all the way down the hill',
  'a fridge on wheels escapes from the kitchen',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a runaway pancake',
  'a runaway train',
  'the dog who ate the sofa',
  'a penguin in our fridge',
  'a flying bed',
  'why did the toilet roll roll down the hill? to get to the bottom',
];
