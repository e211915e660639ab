/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a house with so many doors you could get muddled',
  "slam! and there's another room",
  'a castle that gets bigger each time somebody bangs a door',
  'more and more rooms and we live further and further apart',
  "she slams the door whenever she's cross",
  'how many bedrooms does one princess need',
  "the cottage grew and grew until they couldn't hear each other any more",
  'corridors and staircases without end',
  'two bears used to share one room',
  'the mansion where you can walk all day and never get to the kitchen',
  'a palace so large that nobody knows how many doors it has',
  'our home suddenly has an extra room, and then another',
  'a mouse and a badger quarrel and build themselves apart, door by door',
  'a hotel with infinite floors',
  'a house with a hundred rooms',
  'the castle that grew every time somebody slammed a door',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my new bedroom with bunk beds',
  'a secret door in the garden wall',
  'a haunted mansion with squeaky stairs',
];
