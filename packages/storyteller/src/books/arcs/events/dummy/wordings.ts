/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'saying goodbye to the dummy',
  'giving up her pacifier',
  'no more bottle at bedtime',
  'my toddler still needs his dummy at night',
  'too big for a soother now',
  'how to sleep without a binky',
  'the last night with the dummy',
  'a bear cub gives away his dummy',
  'weaning off the bottle',
  'my daughter turns three and the dummies have to go',
  'where do old dummies sleep',
  'letting go of her blankie',
  'he puts his paci in a box',
  "a little girl who doesn't need a dummy any longer",
  'time to say bye bye to the dummy',
  'my two year old is giving up her pacifier',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a message in a bottle',
  'the dummy fairy',
  'my blanket got lost on the bus',
];
