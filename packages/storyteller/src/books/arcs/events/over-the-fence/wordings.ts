/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a pirate moves in next door',
  'a witch moves in next door',
  'a dragon has moved in next door',
  'dinosaurs live next door',
  'a family of giants moved in across the road',
  'our new neighbour is a dragon',
  'the new neighbours are vampires',
  'the monsters next door',
  'a giant lives next door to us',
  'the witch next door',
  'we have got a dragon for a neighbour',
  'the people next door are aliens',
  'a knight comes to live in our street',
  'an elephant moves into the house across the street',
  'trolls at number seven',
  'we have a dinosaur for a neighbour',
  'a yeti living next door',
  'there are bears in the house next door',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a noisy neighbour who plays the drums',
  'we are moving to a new house',
  'my best friend moves away',
  'a pirate looking for treasure',
  'the new girl next door',
];
