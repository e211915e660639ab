/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my knees knock whenever I have to stand up in front of people',
  "Mia's piano recital and she wants to run away",
  "everyone's looking at me and my legs have turned to jelly",
  'butterflies in her tummy before the show',
  'he has to read his poem out to the whole hall',
  'a bear with the jitters before his violin solo',
  "she doesn't dare walk out from behind the curtain",
  'singing on my own with all the mums and dads watching',
  "my son has to say something in assembly and he's dreading it",
  'nerves before the school concert',
  'a rabbit trembling in the wings',
  'so shy, but tonight she plays the recorder for everyone',
  'the spelling bee jitters',
  'a boy giving his first talk, shaking like a leaf',
  'my daughter has to sing in front of everyone and her knees are shaking',
  'butterflies in my tummy before the piano recital',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a noisy band in the street',
  'the nativity play',
  'an elephant who trumpets too loudly',
];
