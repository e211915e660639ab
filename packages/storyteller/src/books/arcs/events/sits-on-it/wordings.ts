/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "the wizard can't read because of the cat",
  'get off my map, says the pirate to his parrot',
  'a magician and the rabbit in the middle of his book of tricks',
  'a detective with a toad that plonks itself on the clues',
  "the inventor's cat always plonks down on the plan",
  'whatever the princess wants to look at, her kitten lies on it',
  'a librarian whose cat lies across the page',
  'a witch, a cat and a recipe under its bottom',
  "why does the witch's owl always settle exactly there",
  'a king whose rabbit sits on the law',
  'an inventor and his ferret on the drawing',
  'a captain with a monkey on the chart',
  'the fairy shoos her frog away and back it comes',
  "the scientist's mouse is in the way of her reserch",
  "a wizard can't read his spell because the cat's lying on it",
  'the captain, the map and the parrot',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a cat stuck in a tree',
  'a witch learns to fly',
  'a hen sits on an egg',
];
