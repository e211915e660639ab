/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a penguin who wants to fly a plane',
  'a penguin who wants to be a pilot',
  'a penguin pilot who wants to fly a plane',
  'a pig who wants to be a pilot',
  'a dog who wants to fly a plane',
  'a bear who wants to be a pilot of a plane',
  'a pig who flies an aeroplane',
  'a dog who dreams of being a pilot',
  'a cat in an aeroplane of its own',
  'the hen who wanted to fly a plane',
  'a mouse pilot and his little plane',
  'a rabbit who wants to fly a helicopter',
  'a bear in the cockpit who cannot reach the pedals',
  'a penguin at the controls of a plane',
  'an ostrich in the cockpit',
  'a hippo takes the controls of a jumbo',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'flying to Spain on a plane',
  'a penguin who wants to fly',
  'learning to fly',
  'a paper aeroplane',
  'scared of flying',
];
