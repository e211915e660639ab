/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'everyone mixes up the twins',
  'twins day',
  'nobody can tell the twins apart',
  'identical twins',
  'the twins look exactly the same',
  'twin dragons in a red hat and a blue hat',
  'being one of two',
  'a twin who wants to be just herself',
  'people always ask which twin she is',
  'twins who pretend to be each other',
  'twin bears nobody can tell apart',
  "everybody calls me by my twin's name",
  'they call her by my name',
  "always called by my sister's name because we look the same",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'twins who fight over a blanket',
  'twins share a room',
  'my twin brother is in a different class',
  'expecting twins',
  'twins start school',
  'two best friends who swap toys',
  'twins who swap schools for a day',
];
