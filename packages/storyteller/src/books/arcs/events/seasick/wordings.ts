/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'her tummy turns over on the boat',
  'a green-faced captain',
  'ferries make me feel poorly',
  "a pirate whose stomach can't take the waves",
  'everything moves, my head, the soup, the floor',
  'he wants to be a sailor but he feels sick',
  'up and down and up and down, oh dear',
  'look at the horizon, it helps',
  'queasy on a sailing trip',
  "a bear on a ship who isn't feeling well",
  'the cruise that made me wobbly and pale',
  'motion sickness at sea',
  'will this ship ever keep still',
  'a viking who gets see sick',
  'the sailor goes green as soon as they leave the harbour',
  'up and down and up and down, oh my tummy',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'car sick on the motorway',
  'a boat in a storm',
  'a whale with a tummy ache',
];
