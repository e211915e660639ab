/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the doors shut and teddy was still on the seat',
  "we got off the bus but bunny didn't",
  'my rucksack rode on without me',
  'the travels of a toy that stayed on the tram',
  'a violin goes all the way to the end of the line by itself',
  "stop that train, my doll's on it!",
  'the lost property office is full of umbrellas',
  'she forgot her snuggly blanket on the ferry',
  'will dolly ever come back from the underground',
  "a rabbit's hat went off on the coach",
  'teddy sees the world on his own because we left him at the airport',
  "an umbrella's long way home on the number 9",
  'he fell asleep on the train and left his book behind',
  'the conductor found a cuddly toy and looks after it',
  'I left my teddy on the train',
  'her rabbit stayed on the bus and drove off without us',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'hiding teddy in the garden',
  'mum is late because of the train',
  'we missed the bus to school',
];
