/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'she drew a fish and it flapped off the page',
  'be careful what you draw',
  'a crayon which makes things real',
  'my picture just wriggled',
  'the boy whose doodles hopped off the paper',
  'a paintbrush that could paint anything you wanted and then there it was',
  'a chalk pond on the pavement with real water in it',
  'an unfinished drawing leaks',
  'Mia scribbles a boat and sails in it',
  'what I paint comes off the paper',
  'a bear with an enchanted felt tip',
  'he never joins up his lines and everything runs out',
  'the felt pen that could do more than colour in',
  'harold and his crayon',
  'a pencil that makes drawings come alive',
  'everything she draws becomes real',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'colouring in at school',
  'a lost pencil case',
  'a painting that hangs in a museum',
];
