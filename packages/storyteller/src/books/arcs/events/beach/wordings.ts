/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a day by the sea',
  'building a sandcastle that the waves knock down',
  'buckets and spades',
  'a crab moves into my sandcastle',
  'my son digs for treasure at the seaside',
  'the tide comes in and takes the castle',
  "we buried it in the sand and couldn't find it",
  'two bears under a beach umbrella',
  'a dog digs on the shore',
  'going paddling and making castles with dad',
  'why does the sea keep washing it away',
  'a trip to the coast with grandma',
  'a cow on the sand with a bucket',
  'Mia, her spade and a moat',
  'buckets and spades by the sea',
  'the waves keep knocking our castle down',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a pirate who lost his map',
  'a whale stranded on the sand',
  'ice cream on a rainy day',
];
