/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "we've got somebody else's trolley!",
  'pushing the cart round with mummy on a Saturday',
  'bread, milk, eggs and something round on the list',
  'the weekly groceries with Grandad',
  'a little girl draws what to buy',
  "cats are running the shop and there's only cat food on the shelves",
  'whose nappies and lemons are these in our basket?',
  'monkeys running the food store',
  'my toddler loves helping at the shops, beep beep goes the till',
  "Daddy can't find the thing on our shopping list anywhere",
  'penguins at the checkout and only fish on the shelves',
  'a squeaky trolley with a mind of its own',
  'aisle after aisle, and still not what she drew',
  'a bear does his big shop',
  'doing the weekly shop with mummy',
  'the trolley with a wonky wheel',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a toy shop at Christmas',
  'stuck in a lift in the shopping centre',
  "the greengrocer's stolen apples",
];
