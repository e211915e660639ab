/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "the frog who'd sooner be a bird",
  'a pig tries being a cow for a day',
  'the hen who thinks she is a hawk',
  "I'm not a cat, I'm a tiger",
  'a donkey wishing he was a zebra',
  "he barks and wags and fetches, but he's a rabbit",
  'a crow longs to be a swan',
  'how does one become a bear, asked the mouse',
  'the sheep who joined the wolves and howled',
  "why can't I be an elephant",
  'a snail dreaming of being a horse',
  'the duck takes lessons from a lion in how to roar and prowl',
  'the goat who wanted to swap places with the eagle',
  'a worm would love to be a snake',
  'the cat who wanted to be a dog',
  'a cow who would rather be a horse',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a caterpillar turns into a butterfly',
  'a girl dressed up as a tiger',
  'the dog who wants to be an astronaut',
];
