/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'detective Eva and the missing cat',
  'Detective Max and the missing dog',
  'a detective looks for a lost cat',
  'the case of the missing kitten',
  'the mystery of the missing dog',
  'Mia the detective finds the missing puppy',
  'my daughter is a detective who finds lost pets',
  'solving the mystery of the missing hamster',
  'the detective and the disappearing cat',
  'a girl detective and the lost dog',
  'a pet detective',
  'Eva the pet detective',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'our cat is missing',
  'the mystery of the missing biscuits',
  'a dog detective',
  'the case of the stolen diamond',
  'detective Sam and the missing cake',
  'the class hamster is missing',
];
