/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'what do the farm animals do when the farmer is asleep',
  'a midnight party in the barn',
  'moo, baa, oink, shh',
  'the noisy farm',
  'the cows have a secret disco',
  "a farmer who can't sleep",
  'farm noises for my baby',
  'the animals tiptoe about so as not to wake the farmer',
  'after dark in the farmyard',
  'a cow who giggles and nearly wakes the farmer',
  'what does the cow say',
  'too quiet to sleep, said the old farmer',
  'a donkey, a hen and a sheep throw a party',
  'what goes on in the barn at midnight',
  "what do the cows get up to when the farmer's in bed",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a party at the zoo',
  'a school trip to the farm',
  "the tractor won't start",
];
