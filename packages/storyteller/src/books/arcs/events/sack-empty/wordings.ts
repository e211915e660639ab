/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Santa loses all the presents and needs help to find them',
  'Santa lost his sack of presents',
  'the presents fell out of the sleigh',
  'Father Christmas drops the presents',
  'Mia helps Santa find the missing presents',
  'all the presents have gone missing on Christmas Eve',
  "there is a hole in Santa's sack",
  'Father Christmas has an empty sack',
  'Santa cannot find the presents',
  'the night Santa lost the toys',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'Santa is stuck in the chimney',
  "Santa's sleigh is broken",
  'a birthday present that is lost',
  'somebody steals Christmas',
  'wrapping presents',
  'Santa forgets his boots',
];
