/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "it's raining spaghetti",
  'jelly came down instead of raindrops',
  'cloudy with a chance of pancakes',
  'socks are pouring out of the clouds',
  'the morning it poured marshmallows on our street',
  'what if the weather was made of sweets',
  'plop plop, frogs all over the roof',
  'put up your umbrella, here come the buns',
  'cats and dogs tumbling from above, really',
  'a shower of custard',
  'Mia looks out and bananas are dropping from up there',
  'the cloud that could only make buttons',
  'a storm of ping pong balls',
  'our forecast for today is meatballs',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'jumping in puddles on a rainy day',
  'a falling star',
  'a dog caught in the rain',
];
