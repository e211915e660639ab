/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bear who only thinks about honey',
  'the mouse that is mad about cheese',
  'he would eat bananas morning noon and night',
  'how to hide the biscuits from a hungry fox',
  "she adores strawberries and can't stop",
  'somebody in this house eats all the jam',
  'the rabbit and the last carrot she has promised to keep for tomorrow',
  'a gorilla crazy about bananas',
  'just one more cookie',
  'the monster whose favourite food is spaghetti',
  'my toddler is obsessed with cheese',
  "where shall we put the chocolate so we don't eat it",
  'a pig who dreams of nothing but apple pie',
  'a hippo who cannot leave the cake alone',
  "cheese cheese cheese, that's all he ever wants",
  "a bear who'd do anything for honey",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'baking bread with grandma',
  'a boy who hates peas',
  'toothache from too many sweets',
];
