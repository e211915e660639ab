/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "Santa's sleigh breaks down",
  "Santa's sleigh breaks down and Ellie helps",
  "Father Christmas's sleigh is broken and Tom mends it",
  'Santa crashes his sleigh in our garden',
  "the sleigh won't fly and it's Christmas Eve",
  'my son helps Santa on Christmas Eve',
  'an elf has to fix the broken sleigh before midnight',
  'Santa lands in our back garden with a broken sleigh',
  'Father Christmas needs help',
  'Santa needs a new runner for his sleigh',
  'a bump in the night and there is Father Christmas in the cabbages',
  'Noah helps Father Christmas deliver on time',
  'the night the sleigh fell down',
  'my daughter lends Santa her sledge',
  'Santa breaks down outside our house',
  'Santa cannot go on without help',
  'a broken sledge on the twenty fourth of December',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'Santa is stuck in the chimney',
  'waiting for Santa',
  'somebody stole Christmas',
  'a mouse saves Christmas',
  'the littlest reindeer wants to pull the sleigh',
  'sledging on the hill with Dad',
];
