/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'kicking up the leaves on the way to the park',
  'a walk in october',
  'jumping in a great big leaf pile',
  'a rabbit rakes the leaves together',
  'conkers in every pocket',
  'golden leaves coming down like rain',
  'my son collects shiny conkers',
  'crunchy leaves underfoot',
  'the trees turn orange and red',
  "it's fall, let's make a pile and jump in",
  'a badger and a heap of leaves',
  'swishing through the leaves in wellies',
  'who is asleep under the leaf heap',
  'Mia, her granny and the first red leaves',
  'crunchy leaves and pockets full of conkers',
  'a big leaf pile, ready steady jump',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the last leaf on the tree',
  'a squirrel who lost his nuts',
  'a halloween pumpkin',
];
