/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a wolf and a boy who survive a snowstorm',
  'a boy who gets lost in a snowstorm and is saved by a wolf',
  'surviving a blizzard in the mountains',
  'surviving in the wild with a wolf',
  'lost in the snow',
  'a girl caught in a blizzard',
  'trapped in a snowstorm with a wild wolf',
  'a survival story in the snow',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a snow day',
  'the wolf and the three little pigs',
  'a lost mitten in the snow',
  'a wolf who howls off key',
  'building a snowman',
];
