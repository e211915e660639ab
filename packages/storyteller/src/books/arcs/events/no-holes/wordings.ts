/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a pumpkin that doesn't want to be carved",
  'the pumpkin who was afraid of being carved',
  'a pumpkin that must not be carved',
  "don't carve my pumpkin",
  "the pumpkin who didn't want a face",
  "I don't want to cut my pumpkin",
  'please do not carve me, said the pumpkin',
  'a pumpkin who refuses to be a lantern',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'carving pumpkins with dad',
  'a giant pumpkin',
  'pumpkin soup',
  'a pumpkin coach',
  'trick or treating',
];
