/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a day at the zoo',
  'feeding time for the animals at the farm',
  'a goat ate our map',
  'a trip to the petting zoo with nana',
  'a penguin got out at the zoo',
  'all the animals are hiding today',
  'we went to see the lions but nobody was there',
  'visiting the city farm with my twins',
  "we couldn't find our way round because a goat had eaten the map",
  'who is following us? a little pig',
  'off to the safari park',
  'my toddler loves going to see the llamas',
  "a monkey is out of his cage and nobody has noticed that he's behind us",
  'Sam and gran at the farm, with a bun in the bag',
  'our class goes to the farm',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a lion who lives in the zoo', "the farmer's tractor", 'a dinosaur zoo'];
