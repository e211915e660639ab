/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the hamster has escaped',
  'our rabbit got out of the hutch',
  "where's the guinea pig, the door is open",
  'a goat who breaks out of his pen',
  'the naughty tortoise has wandered off',
  'Biscuit the gerbil is missing',
  'a runaway pig',
  'looking everywhere for our parrot',
  'an empty cage',
  'my pet has vanished and he was behind me all the time',
  'who left the hutch open',
  'the great hamster breakout',
  'lost: one small brown hamster',
  'the rabbit who slips out every night',
  'the hamster is out of his cage',
  'our rabbit has disappeared from the hutch',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a prisoner escapes from jail',
  'a lion escapes from the zoo',
  'a boy who runs away from home',
];
