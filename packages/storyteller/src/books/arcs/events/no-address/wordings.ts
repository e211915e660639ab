/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a parcel nobody knows who it belongs to',
  'the rain has washed the name off the package',
  'finding out whose parcel it is',
  'a letter on the pavement with no writing on it',
  'who is this box from the postman for',
  'an envelope that was delivered to the wrong house',
  'the label fell off',
  'a mystery package on the doorstep',
  'two mice carry a parcel from door to door',
  "the postman can't read who it's for",
  'a fox finds a wet letter in the road',
  "it isn't mine, it isn't yours, so whose is this present in brown paper",
  'a lost letter looks for its owner',
  'a surprize parcel without a name on it',
  'who is this package for?',
  'a soggy letter with the name washed off',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a letter to santa',
  'waiting for a parcel from grandma',
  'a bottle with a message in it',
];
