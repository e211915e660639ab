/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'pirates looking for treasure but the map is ripped in half and the other half belongs to her enemy',
  'the map is torn in two',
  'two pirates each have half of the map',
  'a girl finds half of a treasure map',
  'two rival pirates have to work together to find the treasure',
  'enemies who each have one half of a treasure map',
  'the other half of the treasure map',
  'rival treasure hunters',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a treasure map in the attic',
  'pirates looking for treasure',
  'half a biscuit',
  'a map of the garden',
  'mending a torn picture',
];
