/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a pig with leaves for wings',
  'flap, flap, bump',
  'if only I could soar like that, said the worm',
  'the hippo jumps off a log again and again',
  'is being on a swing a bit like being a bird?',
  'a mouse looks up at the swallows and sighs',
  'up, up and away, thinks the rabbit, but how',
  'a snail who longs for the wind in his face',
  'no wings but big dreams of the air',
  'a tortoise takes off, well, nearly',
  'what does it feel like up there? asks the frog',
  "a dog who's jealous of birds",
  'the elephant who leapt and leapt but never left the ground',
  'a bunny practises take-off in the meadow',
  'an elephant who dreams of flying',
  'the penguin who flapped and flapped',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'flying to Spain on a plane',
  'a baby bird learns to fly',
  'a kite in the park',
];
