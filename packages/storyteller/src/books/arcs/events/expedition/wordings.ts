/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an expedition to the north pole',
  'two explorers in the jungle',
  'to a place where nobody has ever been',
  'a bear with a flag is off to the arctic',
  'crossing the desert with a sandwich and a flag',
  'a mouse sets off to discover something new',
  'trekking through the rainforest',
  'a penguin explorer goes to the arctic',
  'I was here first, said the parrot',
  'an adventure in the amazon',
  'my son wants to be a polar explorer',
  'the girl who walked to the south pole',
  'off into the wild with a rucksack and a flag',
  'is there anywhere on earth without footprints',
  'off to the North Pole with a flag',
  "explorers in the jungle looking for a place nobody's ever been",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'santa at the north pole',
  "a pirate's treasure island",
  'an explorer in space',
];
