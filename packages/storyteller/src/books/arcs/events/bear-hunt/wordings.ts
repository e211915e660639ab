/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bear hunt',
  'going on a bear hunt',
  "we're going on a bear hunt",
  'a lion hunt',
  'a bear hunt but with crocodiles',
  "we're going on a bear hunt but for dinosaurs",
  'a family bear hunt in the woods',
  'looking for a bear in the forest',
  'searching for bears with mummy and daddy',
  'a dinosaur hunt',
  'a monster hunt',
  'tracking a tiger',
  'the great bear hunt',
  'two friends look for a yeti',
  'a hunt for the biggest bear',
  'a dragon hunt in the mountains',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a treasure hunt',
  'an easter egg hunt',
  'a lost teddy bear',
  'a bear who cannot sleep',
  'looking for a lost dog',
  'hunting for fossils',
];
