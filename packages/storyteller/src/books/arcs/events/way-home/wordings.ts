/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "our dog chased something and now he doesn't know where he is",
  'a kitten alone on strange streets, following her nose',
  'which turning was it? a lost puppy listens',
  'a penguin has got out of the zoo and is miles from where he lives',
  'squeaky gate, bakery smell, church clock: home again',
  'how did our cat come back all by herself',
  'a balloon led the donkey astray',
  'a pony far off in a busy town tries to return',
  'sniffing the air to get back to Mia',
  'every house looks the same to a stray goat',
  "a rabbit hopped out and can't find his own hutch",
  'Missing: our tortoise, last seen walking through the village',
  'come back, Rusty! a dog who strayed too far',
  'a hen ends up on the other side of the city and must make it back',
  'our dog ran after a balloon and got lost in town',
  'how the cat found her way back to us',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'lost in the forest',
  'a baby looks for its mother',
  'the way home from school',
];
