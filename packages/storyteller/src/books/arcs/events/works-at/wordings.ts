/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an elephant behind the counter at the post office',
  'a giraffe gets taken on at the library',
  "a day's work for a kangaroo postie",
  "who'd hire an octopus? the baker would",
  'a hedgehog stacks the shelves in a toy shop',
  'the mole who is a mechanic, in his own fashion',
  'a new employee with a trunk',
  'a monkey waiter carries the plates his own way',
  'penguin runs an ice cream parlour',
  "that's not how we do it here, said the boss to the bear",
  'a lion at reception in the hotel',
  'squirrel delivers parcels',
  'help wanted, and a kangaroo came',
  'my boy loves shops, could a cow be the shopkeeper',
  'a monkey gets a job at the post office',
  'the kangaroo who delivers the letters',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'going shopping with mum',
  'mum has got a new job',
  'a robot doctor at the hospital',
];
