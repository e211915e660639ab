/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the tooth fairy forgot to come',
  'the tooth fairy forgot',
  'when the tooth fairy did not come',
  "the tooth fairy didn't come last night",
  'the tooth fairy is late',
  'why the tooth fairy never came',
  'the forgetful tooth fairy',
  'the tooth is still under the pillow in the morning',
  'my daughter is waiting for the tooth fairy and she has not come',
  "Noah's tooth fairy is a night late",
  'the tooth fairy missed our house',
  'the tooth fairy could not find the tooth',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a wobbly tooth',
  'a lion with a bad tooth',
  'the tooth fairy comes for the first time',
  'a tooth fairy who is afraid of the dark',
  'swallowed a tooth',
  'forgot to brush my teeth',
  'the fairy who lost her wand',
];
