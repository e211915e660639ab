/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my daughter broke her arm and has a plaster cast',
  'a broken leg in plaster for six weeks',
  'everybody wants to sign his cast',
  'a penguin with a wing in plaster',
  'doing everything with one hand',
  'a giraffe who breaks its leg and gets a big white cast',
  'the day the plaster came off',
  'drawings all over her plaster',
  'he has broken his wrist and can’t play',
  'an arm in a sling and names on the cast',
  'hopping about on crutches',
  'all my friends wrote on my cast',
  'a bear with a broken paw',
  'who will sign the plaster',
  'she fell off the climbing frame and broke her arm',
  'a squirrel with its tail in plaster',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the cast of the school play',
  'a wizard casts a spell',
  'a plaster for a grazed knee',
];
