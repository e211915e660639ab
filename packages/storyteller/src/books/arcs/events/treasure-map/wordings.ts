/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'X marks the spot, but the X keeps moving',
  'a spade, an old bit of parchment and lots of holes',
  'what does this little key open?',
  'digging for gold in the garden',
  "a rusty key that doesn't fit anything",
  "there's riches under our lawn, the paper says so",
  'two friends find a scrap of paper with a cross on it',
  'a fox and a mole dig and dig and find nothing, or do they?',
  'trying a key in every lock in the house',
  'the map we found behind the shed',
  'my kids love hunting for hidden gold',
  'no treasure, but potatoes',
  "a key on the path, whose is it and what's it for",
  'searching for loot with buckets and spades at home',
  'x marks the spot in our back garden',
  'a rusty old key and nobody knows what it opens',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'pirates on a desert island',
  'locked out of the car',
  'a map of the zoo',
];
