/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Lunar new year dragon runs away from the parade',
  'the dragon runs away at chinese new year',
  'chinese new year dragon dance',
  'the dragon from the parade comes alive',
  'chinese new year parade with a dragon',
  'the paper dragon escapes',
  'a dragon parade for the lunar new year',
  'the parade dragon has gone missing',
  'she holds the pearl in the dragon dance',
  'he is the tail of the dragon at new year',
  'drums and a long red dragon in our street',
  'the dragon dance in chinatown',
  'my son loves the dragon at the new year parade',
  'the new year dragon does not want to dance',
  'a runaway dragon in the town',
  'catching the dragon of the new year',
  'who is under the dragon',
  'a dragon with twenty legs',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'lunar new year dumplings',
  'a dragon who is scared of butterflies',
  'a dragon in the garden',
  'a school parade',
  'the lion who runs away from the zoo',
  'the year of the dragon at home',
];
