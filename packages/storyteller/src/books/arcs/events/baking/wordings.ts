/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bear bakes a cake for his granny and everything goes wrong',
  'the sponge that sank in the middle',
  'a very wonky birthday cake',
  'making a surprise cake for dad',
  'a fox carries a cake across town and drops it',
  'burnt on top, but still yummy',
  'Mia and grandpa get flour everywhere',
  'my cake collapsed',
  'the pig who wanted to make the perfect wedding cake',
  'oops, the icing slid off',
  'mixing and stirring and licking the bowl',
  'he iced it, he dropped it, he patched it up with jam',
  'a messy afternoon in the kitchen with eggs and flower',
  'a cake for a friend who is feeling down',
  'a cake that goes wrong in every possible way',
  'Mia and Dad bake a surprise for Granny',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a thief who steals the cake',
  'a baking competition on tv',
  'a cupcake who comes alive',
];
