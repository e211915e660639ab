/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a dragon who can't breathe fire",
  'the noisy knight in his clanking armour',
  'a princess and a dragon who sits on her golden ball',
  'only a puff of smoke comes out',
  'he puffs and puffs but the candle only falls over',
  'a fellow in armour that rattles with every step',
  'why does the dragon on the hill roar all night',
  'a small dragon tries to light a candle',
  'a king, a tower and a big green dragon',
  "he huffs but there's no fire in him",
  'Sir Clank makes far too much noise',
  "he sits on it and thinks it's his egg, but it's a golden ball",
  'a knight goes up the mountain in his socks to meet the dragon',
  'my 4 year old wants dragons and castles, not scary',
  'a dragon without any fire at the castle',
  'a noisy knight and a dragon who roars all night',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dragon who is afraid of the dark',
  'a dragon boat race',
  'a fire engine',
];
