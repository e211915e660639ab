/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'what is at the end of those colours in the sky',
  'a bear runs and runs but it is always further off',
  'the coloured arch after the shower',
  'sun and rain at the same time',
  'is there really gold at the bottom of it',
  'we tried to touch it but it moved away',
  'red orange yellow green blue indigo violet over the hill',
  'who lives where it comes down',
  'a puppy chases something beautiful in the sky',
  'two rabbits walk towards the rainbow',
  'Noah wants to get to the other end of it',
  'it ended in our own garden',
  'my little girl is crazy about rainbows',
  'the double rainbo',
  'all seven colours over our house',
  "let's walk to where it touches the ground",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'rainbow coloured hair',
  'a unicorn slides down the rainbow',
  'mixing paint colours',
];
