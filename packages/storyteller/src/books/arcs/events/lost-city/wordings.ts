/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a stone door deep in the jungle',
  'cutting through the vines we found old walls',
  'an explorer with a map and a torch looks for a temple',
  "what's inside the great pyramid?",
  "a pharaoh's door that no one could open",
  'the statue of a frog in the ruins',
  'two archeologists and their sandwiches',
  'Mia discovers a place nobody has set foot in for thousands of years',
  'a monkey shows the way to the forgotten kingdom',
  'indiana jones style adventure for my son',
  'the aztec temple overgrown with creepers',
  "where's the handle on this ancient door?",
  'a bear and a mole dig out a buried town in the desert',
  'an old, old city that everyone says is only a legend',
  'looking for a hidden temple in the jungle',
  'two explorers inside a pyramid',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a girl who got lost in the city',
  'a mummy bear and her cub',
  'the sunken ship full of gold',
];
