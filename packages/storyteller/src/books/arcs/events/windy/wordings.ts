/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "it's blowing a gale and off goes Grandad's cap",
  'my kite got away',
  'chasing a brolly down the street',
  'the sheets flew off the line',
  'whoosh, there goes my hat!',
  'where does the wind take everything it grabs',
  "Mia runs after her scarf and it's always one gate further on",
  "a goat wearing somebody's hat",
  'a blustery walk to the shops',
  "hold on tight, it's breezy today",
  'our washing has gone with the wind',
  'gusts, leaves, and a flyaway umbrella',
  'two friends with a runaway kite',
  'stop that hat!',
  'my hat flew off in the wind',
  'a kite that got away',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a sailing boat on the sea',
  "the wind blows the pigs' houses down",
  'a hot air balloon trip',
];
