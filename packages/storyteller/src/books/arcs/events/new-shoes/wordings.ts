/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'her shoes squeak with every step',
  'keeping my white trainers clean',
  'red sandals straight out of the box',
  'a pair of sneakers for the first day of summer',
  "he can't stop looking down at his feet in shiny footwear",
  'a hedgehog with brand new sneakers',
  'no mud please, not in these',
  'the shoes that go eek eek',
  'getting her feet measured and choosing a pair',
  'grandma bought me sparkly ones for my feet',
  'the little bear who would not step in anything dirty in his new trainers',
  "mum says don't get them dirty",
  'my first proper walking shoes',
  'shoping for shoes with daddy',
  "please don't get them dirty!",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "cinderella's glass slipper",
  'the shoemaker and the elves',
  "i can't tie my laces",
];
