/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'flash! and how long until the boom?',
  'Mia jumps into bed with Grandma when the sky goes bang',
  'rumbling outside and a puppy under the blanket',
  'counting elephants between the light and the noise',
  'a wild night with crashes in the sky',
  'the sky is grumbling',
  'is the storm coming closer or going away?',
  'a hedgehog hides in the cupboard from the bangs overhead',
  'she hates it when it rumbles and the windows light up',
  'boom boom boom over our roof',
  "my toddler wakes up whenever there's litening",
  'two bears under one duvet during a tempest',
  'how far away is it? count!',
  'the loudest night of the year',
  'boom! crash! rain and lightning outside',
  'the noisy storm last night',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a boat in a storm at sea',
  'a power cut with candles',
  'fireworks on bonfire night',
];
