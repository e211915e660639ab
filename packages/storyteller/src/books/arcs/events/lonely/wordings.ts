/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'nobody on the other side of the ball',
  'a hedgehog lays the table for two every day in case somebody comes',
  "he'd love a pal but doesn't know where to find one",
  "my daughter hasn't made any friends here yet",
  'will you be my friend?',
  'a badger throws the ball and throws it back to himself',
  'the dragon nobody visits',
  'a fox all by himself in the big wood',
  'Mia would like someone to share her cocoa with',
  'the shy bear who wants company',
  'a robot on its own in a shed full of tools',
  'it is no fun playing catch with a wall',
  'nobody dares to sit next to the porcupine',
  "a sad little rabbit asks everybody if they'd like to play",
  'a bear with no friends',
  'all on his own with a ball',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'three friends have a picnic',
  'I enjoy being on my own with a book',
  'my imaginary friend',
];
