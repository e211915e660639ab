/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a red balloon floats away',
  'she let go of the string',
  'my balloon flew off over the roofs',
  'a bear and his yellow baloon',
  'chasing a balloon down the street',
  'where did my balloon go',
  'the wind took it and now he is sad',
  'a girl who got a balloon at the fair',
  'how do you stop a balloon from going up to the ceiling',
  'the boy who tied his balloon to everything',
  'bobbing along on a long string',
  'it tugs at its string and wants to be off',
  'up, up and gone, his lovely green balloon',
  'a mouse takes her balloon for a walk',
  'my balloon floated off into the sky',
  'he let go of the string',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a hedgehog who pops all the balloons',
  'a hot air balloon race',
  'a water balloon fight',
];
