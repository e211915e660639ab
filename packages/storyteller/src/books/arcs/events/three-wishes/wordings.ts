/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'rub the lamp and see who comes out',
  'a hard of hearing genie',
  'I asked for a cat and got a hat',
  'be careful what you ask for',
  'a genie in a bottle at the jumble sale',
  'your wish is my command, WHAT did you say?',
  'my little boy finds an old lamp with somebody inside',
  'a puff of smoke, and Mia may ask for three things',
  'one left, and the first two were wasted',
  'a geenie who mishears everything',
  'a bear is granted whatever he wants',
  'a wishing well that gets it all wrong',
  'the spirit of the lamp with corks in his ears',
  'if you could have anything at all, three times',
  "a genie in a bottle who doesn't listen properly",
  'rub the lamp and ask for something',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'blowing out birthday candles',
  "a bedside lamp that won't go on",
  'a fairy godmother and a princess',
];
