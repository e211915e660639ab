/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a magic forest',
  'the magical forest',
  'an enchanted forest',
  'an enchanted wood',
  'adventure in the magic forest',
  'a walk in an enchanted forest',
  'the forest is magic',
  'the magic wood behind our house',
  'the trees come alive',
  'a forest where the trees move',
  'trees that walk',
  'the dancing trees',
  'two children in the enchanted forest',
  'a mysterious forest',
  'the whispering wood',
  'a boy discovers a magical forest',
  'my daughter finds a magic forest at the bottom of the garden',
  'exploring the magical woods with my brother',
  'trees whispering to each other',
  'the whispering trees',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'lost in the woods',
  'a fairy in the forest',
  'a walk in the woods',
  'planting a tree',
  'a magic tree house',
  'autumn in the woods',
];
