/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a birthday party nobody comes to because of the snow',
  'snowed in on my birthday',
  'it snows so much that nobody can come to her party',
  'my birthday party is cancelled because of snow',
  'the guests cannot get through the snow',
  'a snow storm on the day of the birthday party',
  'all her friends are snowed in on her birthday',
  'everybody is stuck in the snow and the party is ready',
  'a hedgehog has a birthday and it snows up to the window',
  'nobody could get to the Christmas party because of the snow',
  'snowed in at Christmas and no visitors',
  'the snow spoils his birthday',
  'the cousins can not come at Christmas because it is snowing too much',
  'a blizzard on my birthday and no guests',
  'the birthday that got snowed off',
  'too much snow for a party',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a snowman who comes to life',
  'a snow day off school',
  'everybody forgot my birthday',
  'a birthday party at the swimming pool',
  'nobody came to my party',
  'waiting for snow at Christmas',
  'a snowman has a birthday',
];
