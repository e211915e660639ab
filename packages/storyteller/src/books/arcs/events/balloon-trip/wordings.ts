/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a ride in a hot air balloon',
  'drifting over the fields in a basket',
  'the wind blows their balloon the wrong way',
  'grandpa takes me up in his big balloon',
  'an airship sets off for the mountains',
  'floating above the clouds, higher and higher',
  'two mice and a wicker basket under a balloon',
  'how do you steer a balloon',
  'a flight over the town in a stripy balloon',
  'Tom and his uncle the balloonist',
  'the elephant who went up in a balloon',
  'they wanted to go left and the wind wanted to go right',
  'a voyage in the sky, no wings and no engine',
  'up, up and away in a baloon',
  'up in a hot air balloon with grandad',
  'drifting over the fields in a big basket',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a balloon that pops at a birthday party',
  'a balloon which is lost',
  'learning to fly a plane',
];
