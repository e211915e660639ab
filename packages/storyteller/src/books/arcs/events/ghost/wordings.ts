/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'something in the loft goes whoo and no one takes any notice',
  'a spook who nobody pays attention to',
  'the ghost got washed with the sheets',
  'a ghost that is very ticklish',
  "there's a ghost living upstairs and he's friendly",
  'granny hangs a ghost on the washing line by mistake',
  'a kind spirit in our old house',
  'the bedsheet laughed',
  'Mia finds a small white ghost in the laundry basket',
  'two hundred years on the landing and not one person has said hello to the white thing',
  "that's no sheet, that's Wilfred the ghost",
  'a ghost moves in with a hedgehog',
  'our house has got a spook and we rather like him',
  'a funny one with a spook that nobody minds',
  'a friendly ghost lives in our house',
  "there's a ghost in the laundry basket",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'dressing up as a ghost for halloween',
  'a pirate ghost ship in the fog',
  'a monster under the bed',
];
