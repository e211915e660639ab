/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a duck that is convinced it's a dog",
  "our cat is quite sure she's a puppy like the others",
  'the hen who says she is a person',
  'a goat raised among sheep who has no idea',
  'but I AM a cat, said the rabbit',
  'the pig who sits, fetches and wags',
  'a mouse in denial about being a mouse',
  "nobody can persuade that owl he isn't a chicken",
  'a horse who acts just like a cow',
  "a squirrel sure that he's really a bird",
  'what are you? the frog gets it wrong',
  'my puppy behaves as if he was one of the children',
  'a kitten who carries on like a rabbit',
  'mistaken identity on the farm, a donkey calls himself a pig',
  'a goat who believes she is a dog',
  "our cat thinks she's a lion",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'dressing up as a tiger',
  'a wizard turns a boy into a cat',
  'a cat and a dog who are friends',
];
