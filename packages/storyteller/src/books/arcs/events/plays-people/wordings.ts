/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'vegetables that come alive at night',
  'the fruit has a party in the fridge',
  'what do the shoes do when everyone is in bed',
  'the books wake up at midnight and climb off the shelf',
  'spoons and forks dancing after dark',
  'my crayons come to life while I sleep',
  'the secret life of socks',
  'everything in the kitchen comes alive when the light goes out',
  'pots and pans having a ball at midnight',
  'carrots and potatoes that talk when nobody is looking',
  'the pencil case that wakes up once the house is dark',
  'biscuits who creep out of the tin at night',
  'the cutlery drawer has a secret night life',
  'a girl who catches her shoes playing in the night',
  'cups and saucers that chat as soon as we are in bed',
  'do the books talk to each other in the dark',
  'the clothes get up and play when nobody is watching',
  'food that comes to life at night',
  'a midnight party of the vegetables',
  'when the house sleeps the furniture wakes',
  'the cutlery goes dancing at night',
  'what vegetables do when the kitchen light is off',
  'what the shoes do when the light is off',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'toys that come alive at night',
  'eating vegetables at dinner',
  'a museum that comes alive at night',
  'a mouse who eats biscuits at night',
];
