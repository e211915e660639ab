/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'sailing round the world',
  'Mia sails around the world',
  'Leo sails round the world in a bathtub',
  'a trip around the world in a boat',
  'around the world in a hot air balloon',
  'flying round the world',
  'a mouse who sails around the world',
  'she wants to go all the way round the world',
  'going round the world and home for tea',
  'my son sails across all the seas',
  'a journey right around the world',
  'a little boat that goes round the whole world',
  'off to see the other side of the world',
  'around the whole world in one day',
  'sailing the seven seas',
  'a penguin travels the world',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'children around the world',
  'a boat trip with grandad',
  'the best cake in the world',
  'food from around the world',
  'Christmas around the world',
];
