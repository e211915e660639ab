/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the moon in a bucket of water',
  "who's pinched the moon?",
  'he scooped it out of the pond and took it home',
  "I've got the moon, said the fox, and it's mine",
  'a raccoon tries to fish the moon out of the lake',
  "it's dark tonight because someone has taken the moon",
  'Mia reaches for the moon with a butterfly net',
  "a magpie thinks she's got hold of the moon",
  'the greedy mole who wanted that big shiny thing all to himself',
  'daddy, get me the moon',
  'a bear keeps a piece of moonlight in a jar under his bed',
  'give it back, shouted everybody, the sky is empty',
  'a hedgehog hauls a dripping moon out of the pond and says finders keepers',
  'a thief makes off with the moon',
  'a fox steals the moon',
  'catching the moon in a bucket',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a rocket lands on the moon',
  'the moon comes to tea',
  'a cow jumps over the moon',
];
