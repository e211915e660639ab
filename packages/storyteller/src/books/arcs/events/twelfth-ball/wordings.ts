/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'cricket with his cousins on the roof and the ball lands in grumpy neighbours house',
  'the ball goes over the wall to the grumpy neighbour',
  'our football landed in the neighbour garden and nobody dares to ask',
  'he kicks the ball into the garden of the cross old man next door',
  'the grumpy neighbour keeps all our balls',
  'a frisbee flies over the fence to the old lady next door',
  'gully cricket with my friends',
  'rooftop cricket with cousins',
  'playing cricket in the street until the ball is gone',
  'the shuttlecock is at the neighbours',
  'we are scared to ring the bell of the man next door to get our ball back',
  'who will fetch the ball from next door',
  'the neighbour who never gives the ball back',
  'a six that went into the wrong yard',
  'the mean neighbour turns out to be nice',
  'Mr Green next door is always cross about our ball',
  'the lost balls behind the wall',
  'the ball is over the fence again',
  'knocking at the door of the grumpy neighbour',
  'she has to say sorry because her ball flew into the yard of the neighbour',
  'street cricket and a strict old man',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'I kicked the ball through the neighbour’s window',
  'a witch moves in next door',
  'the football cup final',
  'a noisy neighbour who plays the drums',
  'a cricket who cannot sing',
  'the ball that wanted to fly',
];
