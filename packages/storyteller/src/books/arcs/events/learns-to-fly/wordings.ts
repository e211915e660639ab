/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'flap, flap and straight into the nettles',
  'an owlet stands on the branch and dares to let go',
  "the duckling's wings won't carry him",
  'a little dragon tumbles out of the air each time',
  'all the other swallows are up there already',
  'how does a bee get off the ground?',
  "up, up and... down again, a baby sparrow's story",
  "a puffin's very wobbly take off",
  'a young eagle has been practising with his wings all week',
  'the fairy with wings who had never been up in the air',
  'jump off the nest, said mother robin',
  'a bat that bumps into buckets',
  'a moth has a go at flying for the first time',
  'a baby stork wonders what wings are for',
  "a little owl who can't fly yet",
  "a baby dragon's first flight",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a kite in the wind',
  'flying to Spain on an aeroplane',
  'an elephant who builds a flying machine',
];
