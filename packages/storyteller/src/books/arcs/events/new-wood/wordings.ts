/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the animals of the wood must find a new home',
  'the trees are being cut down and the animals need a new home',
  'the forest animals lose their home',
  'the wood is cut down and the animals have to move',
  'a badger leads the animals to a new forest',
  'the woodland creatures look for a new place to live',
  'they are building a road through the wood',
  'animals searching for a new home together',
  'the forest is being cut down',
  'hedgehogs and foxes move out of the woods',
  'a fox helps his friends find a new forest',
  'the animals leave their wood because of the diggers',
  'a new home for all the woodland animals',
  'where will the animals live now?',
  'a journey of the forest animals to a safe new home',
  'a little squirrel whose forest is chopped down',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'we are moving to a new home',
  'a walk in the woods',
  'a lost puppy finds a home',
  'the tree we want to save',
  'a hermit crab looks for a new shell',
];
