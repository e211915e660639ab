/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'lost in the supermarket',
  'getting lost in a shop',
  'I got lost in the shop',
  "he couldn't find mummy in the supermarket",
  'my daughter lost me at the market',
  'what to do when you lose your grown-up in a store',
  'lost in the shopping centre',
  'a boy who lost his dad in a big shop',
  'separated from mum in the supermarket',
  'it was mummy who got lost in the shop',
  'lost in a department store',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a shopping trip with nana',
  'the supermarket trolley that runs away',
  'a duckling who lost his mum',
  'teddy left in the supermarket',
  'a lost shoe',
  'playing shop',
];
