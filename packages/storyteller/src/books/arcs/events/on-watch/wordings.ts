/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'bogeys',
  'a bogey',
  'a funny story about bogeys',
  'the bogey who lived up a nose',
  'a giant green bogey',
  'snot and bogeys please',
  'a bogey called Bob',
  'what are bogeys for?',
  'something gross about boogers',
  'my son thinks bogeys are the funniest thing in the world',
  'the great big sneeze and the bogey',
  'why do we have snot',
  'a bogey goes on an adventure',
  'the bogey nobody wanted',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the bogeyman under the bed',
  'a dragon who sneezes',
  'an elephant with a cold',
  'a funny story about farts',
];
