/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'flipping breakfast too high',
  'it got stuck on the ceiling',
  'shrove tuesday in our kitchen',
  'flour, eggs, milk and a hot pan',
  "daddy tosses one and it doesn't come down",
  'sunday morning crepes',
  'how do you get a pancake off a lamp',
  'a mouse wants to toss it herself',
  'batter all over the kitchen',
  'a stack for breakfast and one that goes wrong',
  'is it done yet? not yet',
  'a bear and a frying pan full of panckaes',
  'the flapjack that landed on the light',
  'let me flip it',
  "flip it! oh dear, it's on the ceiling",
  'shrove tuesday with dad',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a pancake restaurant',
  'a pancake race through town',
  'a birthday cake that fell',
];
