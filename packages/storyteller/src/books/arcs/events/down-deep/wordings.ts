/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a submarine goes down to the bottom of the sea',
  'what lives in the deepest part of the ocean',
  'a diver looks for the lost city of Atlantis',
  'fish that glow in the dark',
  'my son and his yellow submarine',
  'exploring underwater with a lamp',
  'deep down where there is no light at all',
  'a bear in a diving bell',
  'journey to the centre of the earth',
  'a girl who goes scuba diving',
  'the ocean floor and its little lights',
  'two mice in a submarine',
  'so dark, so deep, and then a hundred tiny lights',
  'a sunken city no one has seen for a thousand years',
  'in a submarine to the very bottom of the ocean',
  'what lights up down there in the dark water',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mermaid who lost her comb',
  "a pirate's sunken treasure",
  'a shark who is afraid of the sea',
];
