/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a mermaid who finds a trainer and takes it for a boat',
  'an alien finds a toothbrush',
  'an alien who finds a toothbrush and does not know what it is for',
  'a mermaid finds a shoe and sails in it',
  'a ghost finds an umbrella and does not know what it is for',
  'a ghost who finds a mobile phone',
  "an alien who doesn't know what an umbrella is for",
  'a mermaid finds a shoe on the beach',
  'aliens find a pair of underpants and wear them as hats',
  'a dragon finds a teddy',
  'what an alien would do with a sock',
  'a fairy finds a spoon',
  'the mermaid and the lost wellington boot she takes for a house',
  'a ghost finds a phone and takes it for a mirror',
  'an octopus finds a boot',
  'a monster finds a potty and wears it as a hat',
  'a yeti finds a hat',
  'a robot who finds a ball and thinks it is an egg',
  'a caveman finds a mobile phone',
  'an alien who thinks our clock is alive',
  'a gnome finds a pair of glasses',
  'a monkey finds a toothbrush and uses it as a comb',
  'a troll who found an umbrella',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'thinks she is a dinosaur',
  'my sister thinks she is a cat',
  'a dragon finds an egg',
  'a mermaid who finds a friend',
  'a toothbrush that runs away',
  'an alien who lands in our garden',
  'the washing machine that eats socks',
];
