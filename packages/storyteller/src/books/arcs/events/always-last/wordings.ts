/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a racing car who always comes last but wins in the end',
  'a little racing car who never wins',
  'the slowest racing car wins the race',
  'a motorbike who always comes last',
  'a go-kart that is always last and then wins',
  'an old car who wins the big race',
  'a truck who comes last in every race',
  'a tractor who wins the race in the end',
  'a rabbit who always comes last in races but wins in the end',
  'a snail at the back of the race every time',
  'he is always at the back',
  'every single time she is at the back',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the hare and the tortoise',
  'a snail in a race',
  'a racing car that wants to be slow',
  'sports day, and I came last',
  'always late',
  'a go-kart race',
];
