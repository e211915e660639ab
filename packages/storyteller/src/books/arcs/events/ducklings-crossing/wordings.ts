/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'ducklings crossing the road',
  'a row of ducklings walks through the town',
  'a duck family stops the traffic',
  'the day the ducks held up the bus',
  'my daughter sees ducklings on the pavement',
  'a mother duck takes her ducklings across the street',
  'seven ducklings on their way to the pond',
  'ducklings on the high street',
  'the lollipop lady stops the cars for a duck',
  'a policeman stops the traffic for ducklings',
  'the last duckling in the line is left behind at the kerb',
  'a bear who helps ducklings over the road',
  'a duckling that follows my boots',
  'ducks walking through the supermarket',
  'mother duck and her babies cross the road',
  'a duck nested outside the library and walks to the water',
  'all the cars wait for the ducks',
  'counting ducklings on the way to the pond',
  'a traffic jam because of a duck',
  'the smallest duckling cannot keep up with the others',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'feeding the ducks at the pond',
  'the ugly duckling',
  'a duckling who is afraid of water',
  'crossing the road by myself',
  'a dinosaur walks through town',
];
