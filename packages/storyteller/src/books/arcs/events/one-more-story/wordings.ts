/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'just one more page please daddy',
  'mummy falls asleep while reading to me',
  'again! again! read it again',
  'the dad who nods off in the middle of the tale',
  'a little bear begs for another chapter',
  'who reads to whom at bedtime',
  'she always wants more books before lights out',
  "grandma gets the words muddled because she's so tired",
  'a goose in a boat in a bedtime book',
  'five books every night and still not enough',
  'the reader was sleepier than the listener',
  'can we have the same story again',
  'please please read me another',
  "a rabbit who can't get enough of storytime",
  'again, again, read it again',
  'please daddy, another book before lights out',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a story writing contest',
  'the library that was closed',
  "a child who can't sleep because of the storm",
];
