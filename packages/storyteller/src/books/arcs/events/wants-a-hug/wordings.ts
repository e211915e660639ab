/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'nobody dares cuddle the hedgehog',
  "a cactus-prickly friend who'd like to be squeezed",
  'a crocodile with open arms and everybody makes excuses',
  'free hugs from a bear, any takers?',
  "I'm too busy, I've got soup in my shoe, anything not to be hugged",
  'a skunk in need of affection',
  'why does no one come near me, asked the porcupine',
  'the dragon is too hot to hold',
  'a monster who asks everyone for a squeeze',
  'hold me please, said the spiky one',
  'how do you hug a hedgehog?',
  'the lion opens his paws, and off they go',
  "even the tree doesn't hug back",
  'a lonely crab would like to be held',
  'a porcupine who would like to be cuddled',
  'nobody wants to hug the cactus',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a goodbye hug for mum',
  'a hug for a sad friend',
  'a boa constrictor squeezes',
];
