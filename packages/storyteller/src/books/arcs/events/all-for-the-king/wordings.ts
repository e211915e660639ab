/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'king of all the candy',
  'queen of the sweets',
  'Mia is the queen of chocolate',
  'the king of ice cream',
  'king of cakes',
  'the candy king',
  'the chocolate queen',
  'my son is king of all the sweets',
  'a bear who is king of the biscuits',
  'princess of lollipops',
  'the prince of cookies',
  'I am the boss of all the candy in the world',
  'ruler of the sweets',
  'queen of the doughnuts',
  'all the sweets in the world belong to me',
  'the king who only eats sweets',
  'a queen who eats nothing but cake',
  'the king of chocolate',
  'the sweet queen',
  'emperor of ice cream',
  'crowned king of candy',
  'the biscuit king',
  'she becomes the queen of cupcakes',
  'a castle full of candy and I am the king',
  'the boss of the sweet shop and all the sweets',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a land made of sweets',
  'the king lost his crown',
  'the ice cream van',
  'a trip to the sweet shop',
  'baking a cake for the queen',
  'too many sweets and toothache',
  'a king who wants a friend',
];
