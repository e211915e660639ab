/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a witch's brew that goes wrong",
  'stir to the left, stir to the right',
  "a wizard's apprentice and a bubbling pot",
  'magic class with cauldrons',
  'a pinch of this and a drop of that, and everything gets bigger',
  'two little witches cook something green',
  'mixing magic stuff in a saucepan',
  'the pumpkin that was supposed to get small',
  'the wrong way round with the spoon',
  'Ella invents a secret magical mixture',
  'a bear at magic school stirs his pot the other way',
  'bubble bubble, toil and trouble',
  'a recipe for magic, a spoon and a pot',
  'a poshun that does the opposite',
  'bubble bubble in the big pot',
  "two witches' pupils get the mixture wrong",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'making soup with granny',
  'a love potion for the prince',
  'medicine when I am sick',
];
