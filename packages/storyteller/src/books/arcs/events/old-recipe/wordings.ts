/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'cooking with granny from an old card',
  "nan's soup never tastes the same when we make it",
  "one word on the recipe can't be read",
  'what is missing from the soup',
  "great-grandma's biscuits and the smudged bit of paper",
  'making jam with nana the old way',
  'something is not right with this stew, taste it again',
  'the special ingredient only great granny knew',
  'Mia and her grandad bake bread from a faded page',
  'a brown stain on the cookery book',
  'my daughter loves stirring the pot with her gran',
  "grandpa's famous curry but the secret is gone",
  'trying pepper, mint and lemon until it tastes like before',
  'helping oma with the family recipie',
  "great grandma's biscuit recipe has a stain on it",
  'stirring the soup with nana, but what goes in last?',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a witch stirs a magic potion',
  "a cake for dad's birthday",
  'the restaurant with no food',
];
