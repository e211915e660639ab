/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our boat floated off without us',
  'a castaway for one afternoon',
  'just us, a bush and a lot of water',
  'there was a rolled-up letter inside the bottle on the beach',
  'footprints in the sand, but I thought I was alone here',
  'like robinson crusoe',
  'two people who each think they have a whole island to themselves',
  'we write help on a piece of paper and throw it into the waves',
  'how will we ever get off this little island',
  'marooned with my brother',
  'an uninhabited isle no bigger than a tennis court',
  'a bear and a goat wait for a boat to come by',
  'Mia wants to live all by herself on an islnd',
  'the note that kept washing up again',
  'stranded on a desert island',
  'a message in a bottle',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a traffic island in the middle of the road',
  "a pirate's buried treasure",
  'a family beach day',
];
