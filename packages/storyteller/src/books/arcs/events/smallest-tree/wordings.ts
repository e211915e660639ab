/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a weeny tree that everyone in the forest looks over',
  'the titchy fir nobody notices among all the giants',
  'an oak no higher than a rabbit',
  "a pine tree who's sad because the others get all the sunshine",
  'will I ever be as big as you? asked the little tree',
  'the tree that stopped growing and stayed knee high',
  'a shrimp of a spruce in the great storm',
  'the knee-high sapling among the tall trunks',
  'a tree so wee that the birds never nest in it',
  'the runt of the wood, a birch who longs to be high up',
  "being the shortest tree isn't so bad when the gale comes",
  'a tiny tree and a bunny the same height',
  'a dwarf tree who wishes he could reach the light',
  'a story about a baby tree that wants to be grown up',
  'a little fir who wants to grow up quickly',
  'all the other trees are taller than me',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the littlest Christmas tree',
  'planting a tree in our garden',
  'a bird in a tall tree',
];
