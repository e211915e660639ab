/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a hedgehog who pops every balloon',
  'an elephant who is so clumsy',
  'the porcupine nobody wants at the party',
  'a crab whose claws never mean any harm',
  'he sits on things without noticing, poor hippo',
  'a rhino who breaks everything he touches',
  'a bull in a china shop',
  'a bear with paws that are much too big, and everything gets squashed',
  'oops, I sat on your hat again',
  "don't touch anything, they say to the cactus",
  'she knocks things over with her long tail',
  'a prickly guest and lots of balloons',
  'the dragon who treads on everything',
  "it isn't his fault, he's just spiky",
  'a porcupine bursts every balloon at the party',
  'an elephant in a china shop, she means well',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a girl who popped into the shop',
  'a witch who breaks the spell',
  'a dog who broke a window',
];
