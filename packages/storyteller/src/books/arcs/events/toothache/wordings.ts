/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a crocodile with something stuck between his teeth',
  'ow, ow, ow, said the lion and everybody fled',
  "who is brave enough to look in the tiger's mouth",
  "the dragon's jaw hurts and he isn't cross at all",
  'a bear with a scarf round his swollen cheek',
  'open wide, T-rex',
  "he roars because it hurts, not because he's hungry",
  'a mouse helps a lion with his sore gum',
  "a little girl peers into a monster's mouth",
  'poor wolf, his fang is throbbing and nobody stays to help',
  "hippo's molar is killing him",
  'the giant who cried because of a cherry stone',
  'they all ran when he showed his teeth, he only wanted help',
  "something is hurting in the back of a troll's mouth",
  'a crocodile with a sore tooth',
  'poor lion, his tooth hurts and everyone is frightened to look',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a loose tooth falls out at school',
  'a visit to the dentist',
  'why we brush our teeth',
];
