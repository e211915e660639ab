/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a boy who climbs inside a painting',
  'a girl who steps into a painting',
  'falling into a picture',
  'inside a painting',
  'the painting on the wall is a door',
  'a magic painting you can walk into',
  'she jumps into the picture above the sofa',
  'trapped in a painting',
  'a world inside a picture frame',
  'the people in the painting need help',
  'the picture at grandmas that comes alive',
  'he leans on a painting in the museum and falls in',
  'a painting that was never finished',
  'an adventure in a painting',
  'the lady in the painting waved at me',
  'two friends go into a painting in an art gallery',
  'a portrait that talks',
  'the painting with a missing bit',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'painting the shed',
  'a girl who loves painting',
  'finger painting',
  'a dog who paints pictures',
  'the painting competition',
  'a stolen painting',
  'face painting',
];
