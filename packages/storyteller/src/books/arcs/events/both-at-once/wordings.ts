/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a penguin who wants to fly a plane',
  'a penguin who wants to be a pilot',
  'a pig who flies an aeroplane',
  'a dog who dreams of being a pilot',
  'a cat learns to fly an aeroplane',
  'the hen who wanted to fly a plane',
  'a mouse pilot and his little plane',
  'a rabbit who wants to fly a helicopter',
  'a bear in the cockpit who cannot reach the pedals',
  'a penguin who cannot fly flies a plane instead',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'flying to Spain on a plane',
  'a penguin who wants to fly',
  'a paper aeroplane',
  'scared of flying',
];
