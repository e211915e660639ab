/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an elephant comes to stay',
  'where will the hippo sleep',
  "ding dong, it's a giraffe and he wants to stay the night",
  'a bear wants to sleep over at my house',
  'the guest who was too big for the bed',
  'a moose on the sofa',
  "our enormous visitor doesn't fit in the bed, the bath or the sofa",
  'having a lion to stay for the night',
  'a rhino moves in with us',
  'Mia gives up her bed for a dragon',
  'can the horse sleep at ours tonight',
  'cold feet, and a very warm, very large guest',
  'a cow stays over and there is no room left',
  'who broke the sofa? an overnight visitor with a trunk',
  'an elephant is sleeping over at our house',
  'a giant needs a bed for the night',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a penguin comes to live in our fridge',
  'a sleepover with my best friend',
  'a bear who hibernates',
];
