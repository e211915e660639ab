/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'going fishing with grandpa',
  'the one that got away',
  'a bear and his fishing rod',
  'sitting by the pond and waiting for a bite',
  'my son catches a boot',
  'who keeps eating our crusts',
  'the biggest fish in the lake',
  'dad has been trying to catch the same big fish for years',
  'a fox, a float and a very clever fish',
  "patience, said uncle, he'll come",
  'all we caught was an old hat',
  'two friends at the river with a rod and sandwiches',
  'a girl feeds the fish that nobody can catch',
  'plop, went the bread into the water',
  'Grandpa and I go fishing and catch an old boot',
  'the big one that got away',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a goldfish in a bowl', 'a fisherman in a storm', 'a pirate ship'];
