/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Dad burns every dinner',
  "Grandpa's burnt dinners",
  'a dragon who burns the toast',
  'mum cannot cook',
  'the smoke alarm goes off every teatime',
  'daddy burnt the soup, and nobody burns soup',
  'the worst cook in the street',
  'black toast again',
  'grandma talks so much that the potatoes burn',
  'a bear whose porridge is always burnt',
  'our dinner is charcoal',
  'papa looks away and the pasta is black',
  'everything Dad cooks comes out black',
  'fish fingers like coal',
  'beep beep beep, dinner is ready',
  'burnt sausages for tea',
  'a fox who always burns his supper',
  'when Dad does the cooking',
  'the pan is ruined, and so is the next one',
  'nobody wants seconds of what Nana made',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a birthday cake that went wrong',
  'a fire engine puts out a fire',
  'the best cook in the world',
  'cooking soup with Grandma',
  'my son loves to cook pasta',
];
