/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the teddy at the back of the toy shop',
  'a doll that has been on the shelf for years',
  'everyone walks past the little umbrella in the window',
  'the drum in the shop who nobody takes home',
  'a toy robot waiting to be chosen',
  'left on the shelf, a bear with one ear lower than the other',
  'the last lamp in the window that no one buys',
  'will anybody ever take me home, thinks the teddy',
  'a kite in the sale and no customer for it',
  "the shopkeeper's oldest toy",
  'other toys go home with children but not this ball',
  'too useful to sell',
  'a second hand teddy in a charity shop waiting for a child',
  'the unwanted hat in the hat shop',
  'the teddy on the top shelf that stays behind when all the others are sold',
  'pick me! pick me! thought the dusty doll',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'nobody wants to play with Tom',
  'a toy who runs away from the shop',
  'a christmas present for teddy',
];
