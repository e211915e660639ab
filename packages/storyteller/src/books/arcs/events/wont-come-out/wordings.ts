/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a snail stays inside and nobody can tempt him',
  "come on, little seed, it's lovely up here! no thanks",
  'the last leaf clinging on',
  "knock knock, said the girl to the tortoise's shell",
  'a bud that stays shut tight',
  "a mole who'd rather stay underground",
  'too cosy in here to leave, says the hermit crab',
  "a caterpillar happy in her cocoon who doesn't want to be a butterfly yet",
  'how do you coax a shy rabbit from its burrow',
  "I'm staying put, the acorn said",
  'not yet, not me, said the conker on the branch',
  "a cat that's sat in its basket for days and says no",
  'peeping out, just a little, to hear the end of a story',
  "the dandelion who wouldn't open up like the others",
  'a snail who stays in his shell',
  "the seed that didn't want to sprout",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a tooth that won't come out",
  "a child who won't get out of the bath",
  'a chick hatches from an egg',
];
