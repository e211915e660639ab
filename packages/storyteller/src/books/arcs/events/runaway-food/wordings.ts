/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'cookies that run away',
  'the runaway pancake',
  'the gingerbread man',
  'a sausage that runs away from the barbecue',
  'the meatball that rolled off the table and out of the door',
  'a bun nobody can catch',
  'stop that doughnut',
  "run, run as fast as you can, you can't catch me",
  'the biscuits escape from the tin',
  'a potato rolls down the hill and everyone chases it',
  'our supper has run away',
  'the cupcake who did not want to stay on the plate',
  'chasing a pizza all over town',
  'a waffle on the loose',
  'the pudding that got away',
  'catch that cheese',
  'a burger with legs that is running away',
  'a pizza with legs',
  'a runaway hot dog',
  'my dinner grew legs and ran off',
  'the doughnut that ran out of the kitchen',
  'a cake on legs',
  'a sandwich jumps up and runs down the street',
  'the little bun rolls away from everybody',
  'a taco that does not want to be eaten runs away',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'baking cookies with grandma',
  'a runaway train',
  'the dog who ate the sausages',
  'a monster who eats cookies',
  'making pizza',
];
