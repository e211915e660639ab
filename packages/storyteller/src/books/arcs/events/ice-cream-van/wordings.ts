/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'can you hear the jingle?',
  'quick, find a coin, Mr Whippy is coming',
  'chasing a tune round the block',
  'we ran and ran but the van was always gone',
  'a cone with a flake on the hottest day of the summer',
  'two lollies please',
  'a hedgehog hears music in the street and knows what it means',
  'the gelato truck is round the next corner',
  'ninety nine with sprinkles',
  'a bear queues for a choc ice',
  'daddy lets me get a soft serve from the truck',
  "it's boiling, and listen, that's the ice-cream man's bell",
  "she wants vanilla, he wants strawberry, and it's driving away",
  'a rabbit runs after his favourite sound in the world',
  'the ice cream man is coming',
  'we can hear the ice cream truck but where is it',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an ice cream that melted in the sun',
  'a delivery van in the snow',
  'an ice cream factory',
];
