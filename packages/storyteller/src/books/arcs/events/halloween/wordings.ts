/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  '31st october',
  'carving a pumpkin with my big brother',
  'knocking on doors for sweets, dressed up as a ghost',
  'boo! but no one jumps',
  "our spooky house isn't spooky at all",
  'a bunny goes trick or treating in a bed sheet',
  'an old sheet with two holes for eyes',
  'cobwebs made of string and a sign saying enter if you dare',
  'everybody thinks my ghost costume is something else',
  'the ghost nobody found frightening',
  'halowen night with the twins',
  'a badger opens a haunted house in his living room',
  'jack o lanterns on every step',
  'what shall we go as this halloween?',
  'trick or treating in a sheet',
  "a haunted house that isn't scary at all",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a ghost who lives in our attic',
  'a fancy dress party for my birthday',
  'a witch who lost her broom',
];
