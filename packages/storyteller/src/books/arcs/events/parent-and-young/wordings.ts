/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a mummy bear and her cub',
  'a daddy lion and his cub',
  'mother hen and her chicks',
  'a kangaroo and her joey',
  'an elephant and her baby',
  'a baby monkey and his mum',
  'baby dragon and his mummy',
  'a lion cub and his dad',
  'grandpa bear and little bear',
  'a baby elephant',
  'a baby penguin',
  'a wolf and her cubs',
  'mummy rabbit and baby rabbit',
  'a little cub who wants to be the big one for a day',
  'the baby tells its mother when to get up and when to go to bed',
  'a duckling swaps places with mummy duck for a day',
  'a tiger cub',
  'a fox and her little one',
  'the mother cat and her kitten',
  'a daddy penguin and his chick',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a baby bear who cannot sleep',
  'a duckling lost its mother',
  'mummy is having a baby',
  'a fox and a hen',
  'our cat had kittens',
];
