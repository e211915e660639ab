/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a very loud trump in a quiet place',
  'somebody let one go',
  'the dog got the blame for the smell',
  'who made that rude noise',
  "it wasn't me, it was the dog",
  'toots in the concert hall',
  "oops, excuse me, said the bear's bottom",
  'a smelly noise nobody will own up to',
  'bottom trumpets',
  'he who smelt it dealt it',
  'my kids find nothing funnier than tooting',
  'a hippo breaks wind',
  'the stinky sound in the silent bit',
  'a little girl guffs during the flute solo',
  'who did that?',
  'a trump in the middle of a very quiet concert',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a baby who burps the loudest',
  'a trumpet that is too loud',
  "the skunk's perfume",
];
