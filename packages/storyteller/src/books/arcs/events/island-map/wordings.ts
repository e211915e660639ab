/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'sisters who follow a map to an island',
  'two brothers find a map of an island',
  'a map to a secret island',
  'a treasure map leads to an island',
  'sailing to an island with an old map',
  'following a map to a treasure island',
  'my girls sail to an island with a treasure map',
  'a mysterious map and a hidden island',
  'cousins who find a map and sail to an island',
  'an island with an X on the map',
  'best friends follow a map to an island',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a treasure map in the garden',
  'pirates look for an island on a map',
  'a desert island',
  'a cat who follows a map to the fish shop',
  'an island that moves',
];
