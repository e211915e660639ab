/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the lost penguin who finds a family',
  'a lonely kitten finds a home',
  'a puppy with no home finds a family',
  'a stray dog who wants a home',
  'the little fox who had no family',
  'a little owl looking for a family',
  'a robot who finds a family',
  'Mia finds a stray cat and gives it a home',
  'a homeless hedgehog finds a forever home',
  'a bear cub who belongs to nobody',
  'an abandoned kitten and the girl who takes her in',
  'a rescue dog finds her forever family',
  'a duckling without a family',
  'a lost puppy finds a loving home',
  'nobody wants the old dog until a boy takes him home',
  'a little mouse dreams of a family of his own',
  'a rabbit who had nobody finds people who love her',
  'the kitten from the shelter gets a home',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a lamb who cannot find his mummy',
  'a hermit crab looks for a new home',
  'we are moving to a new home',
  'a family of bears goes on holiday',
  'a bird finds her way home',
];
