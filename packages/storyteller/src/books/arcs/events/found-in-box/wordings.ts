/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'somebody has left a tiny kitten in a cardboard box by the gate',
  "what's wriggling in the wet box?",
  'we take in a puppy nobody wants',
  'a bunny abandoned on the pavement on a rainy day',
  'our cat would rather have the box than her expensive new bed',
  'a guinea pig left in a crate outside our house',
  'Mia rescues a kitten from the rain and brings it home',
  'there is a nose poking out of the carton',
  'the hamster that someone had dumped in a shoebox',
  'the kitten who refuses to come out of her cardboard box',
  'the stray who came to live with us',
  'a basket on the doorstep and something breathing in it',
  'a baby dragon turns up in an old crate and nobody knows whose it is',
  'can we keep him, he was all alone in the street',
  'a tiny kitten left in a box in the rain',
  'someone put a puppy on our doorstep',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a box of old toys in the loft',
  'the jack in the box who wants to be free',
  'a cat who hides from the postman',
];
