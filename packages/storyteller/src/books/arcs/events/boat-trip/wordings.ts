/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a day out on grandpa's boat",
  'the little tug who pulled the big ship free',
  'sailing round the bay with dad',
  'stuck on a sandbank',
  'a rowing boat and a picnic',
  'our little boat was left high and dry by the tide',
  'a small red boat who was proud to be useful',
  'my son adores ferries',
  'an enormous ship has run aground, who can help',
  'out on the water with my uncle',
  'toot toot, out of my way, and then crunch, stuck in the sand',
  'the boat that sat in the mud twice a day',
  'paddling across to have our sandwiches',
  'a family goes sailling',
  "out on Grandpa's boat and we ran aground on a sandbank",
  'stuck in the mud till the tide comes back',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a pirate ship full of gold',
  'a paper boat in the bath',
  'building a raft',
];
