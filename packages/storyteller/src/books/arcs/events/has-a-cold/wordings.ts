/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'stuck in bed with the flu',
  "achoo, my nose won't stop running",
  "the bear's throat hurts so much that only a croak comes out",
  "she's come down with something and has to stay under the covers",
  'no hugs today because you might catch it',
  'a day off in pyjamas with a hot water bottle',
  'snuffles',
  'my little boy has a fever and feels rotten',
  'a hippo who is all bunged up',
  "the giraffe's throat is very long and it is sore all the way down",
  'a dragon coughs and coughs',
  "he can only whisper, and nobody can guess what he's asking for",
  'soup in bed and a pile of hankies',
  'get well soon, little bear',
  'my bear has a cold',
  'in bed with a sore throat',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the elephant who sneezed the house down',
  'it is cold outside and it snows',
  'a trip to the hospital with a broken arm',
];
