/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'bedtime and no blankie',
  "we've turned the house upside down for her cuddly rabbit",
  'where on earth is Teddy?',
  "he can't go to sleep because his muslin isn't there",
  'my toddler dropped her lovey somewhere in the park',
  'the dolly that nobody could find',
  'bear hid his snuggle so well that he forgot where',
  'the day Lamby went missing, his favourite soft toy',
  'looked under the pillow, looked behind the sofa, still no ted',
  'a search party with torches for a stuffed animal',
  "my daughter can't settle without her comforter",
  'the toy rabbit with yellow leaves on his ears',
  'who has seen my old blanket?',
  'a little fox misses his cuddly at night',
  'where is my blankie',
  "she can't sleep without her bunny and it's gone",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "bunny's blanket has a hole",
  'the teddy left on the train',
  'a real bear cub looking for honey',
];
