/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'kids who save the library from closing',
  'saving the zoo from closing',
  'the old cinema is going to close',
  'saving the old cinema',
  'the village shop is closing down',
  'children save their swimming pool',
  'a girl who saves the museum from closing',
  'keeping the bookshop open',
  'nobody comes to the little theatre any more',
  'the toy shop might have to close',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a day at the zoo',
  'saving the park from being turned into a car park',
  'a lemonade stand to save the playground',
  'the library at night',
  'closing my eyes at bedtime',
];
