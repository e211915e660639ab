/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "it's my birthday tomorrow and I'm five",
  'a party with cake and balloons',
  'nobody came to my party',
  'Max turns three',
  'everyone nibbles at the cake before the candles are lit',
  'my birthday balloon went up to the ceiling',
  "a dragon's birthday party",
  'happy birthday to a very special girl',
  'the best birthday ever',
  'who ate the birthday cake, crumb by crumb',
  "she's turning 4, something with guests and candles please",
  'where are all the guests',
  'a bear blows out his candles',
  'the birthday boy waits by the door',
  "I'm five today and everyone's coming to my party",
  "nobody turned up for Bear's birthday",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a present for mum's birthday",
  'a thief steals the presents',
  'everyone forgot his birthday',
];
