/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the first snowdrop',
  'a bear waiting for the first snowdrop',
  'looking for the first flower of spring',
  'looking for signs of spring',
  'waiting for spring',
  'my daughter found a snowdrop in the snow',
  'when will spring come?',
  'a snowdrop under the snow',
  'the first flower after the winter',
  'a fox who cannot wait for spring',
  'is it spring yet?',
  'how do you find something white in the snow',
  'spring is late this year',
  'the end of winter',
  'a mouse looks for the spring',
  'one small flower in the snow',
  'snowdrops in our garden',
  'who finds the first snowdrop?',
  'the day that winter was over',
  'we do not pick the first flower',
  'something white is poking up through the cold ground',
  'a tiny flower poking up out of the frozen earth',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a snowman in summer',
  'the four seasons',
  'planting a sunflower seed',
  'a snow day',
  'picking flowers for mum',
];
