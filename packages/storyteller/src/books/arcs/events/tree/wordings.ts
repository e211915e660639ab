/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a lonely tree nobody stops at',
  'the old oak in the park who keeps all the balls',
  'a tree who catches things so that the children stay',
  "why won't anyone play with me, thought the tree",
  'the tree that was sad when people walked on by',
  "a chestnut who'd love some company",
  'give us back our ball, tree!',
  'a friendly old tree and a boy with a rope for a swing',
  'a talking willow',
  'the tree outside our house has hats and shoes in its branches',
  'she stands all alone on the hill and waves her branches at people',
  'stuck up there, one ball, one shoe, one hat',
  'my child hugs the tree on our road every day, could it be a story',
  'the tree who had to let go',
  'an old tree that feels lonely',
  'the tree who kept all the balls',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'decorating the Christmas tree',
  "a squirrel's nest in a tree",
  'the smallest tree in the forest',
];
