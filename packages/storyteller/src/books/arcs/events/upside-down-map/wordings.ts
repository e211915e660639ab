/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'pirates looking for treasure but the map is upside down',
  'pirates with a treasure map held upside down',
  'the upside down treasure map',
  'a pirate who reads the map upside down',
  'a pirate captain who holds his map the wrong way up',
  'the treasure map was the wrong way round',
  'a pirate who cannot read a map',
  'pirates who get lost because the map is the wrong way up',
  'a parrot who knows that the map is upside down',
  'the pirate who always goes the wrong way',
  'we dug in the wrong place because of the map',
  'north was south and so we dug in the wrong place',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'everything is upside down',
  'a treasure map in the garden',
  'pirates looking for treasure',
  'a bat who hangs upside down',
  'an upside down house',
  'a pirate who is afraid of water',
];
