/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my son will not take his medicine',
  'she spits out her antibiotics',
  'medicine tastes yucky',
  'a bear who does not want to take his medicine',
  'taking medicine when you have an ear infection',
  'my daughter clamps her mouth shut when she sees the medicine spoon',
  'scared of medicine',
  'he hates the taste of the pink medicine',
  'two more spoons a day for a week and we fight every time',
  'the dragon who would not swallow his medicine',
  'being brave about medicine',
  'a sore throat and a spoon of medicine',
  'refusing medicine',
  'antibiotics for a week',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a wizard who brews a magic medicine',
  'never touch the medicine cupboard',
  'using an inhaler',
  'a vet who gives medicine to animals',
];
