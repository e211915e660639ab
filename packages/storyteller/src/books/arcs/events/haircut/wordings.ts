/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'snip snip, my son hates the scissors',
  "a first trip to the barber's",
  'his fringe hangs in his eyes',
  'no one may touch her curls',
  "the lion's mane is full of twigs",
  'the shaggy dog who needs a trim',
  "she has a bird's nest on her head and won't let mummy near it with a comb",
  "what's been hiding in that mop of hair?",
  "a bear so woolly he couldn't see out",
  'sitting still in the big chair while someone cuts',
  'an old english sheepdog at the groomer',
  'Mia keeps a pencil and half a bun in her hair',
  "the sheep who didn't want to be sheared",
  'knots and tangles and a hairbrush',
  "he doesn't want to have his hair cut",
  'a lion with a mane that is far too long',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a girl with magic hair down to the ground',
  'growing a moustache',
  'he had shampoo in his eyes',
];
