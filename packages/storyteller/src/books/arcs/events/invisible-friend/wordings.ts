/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "Bobo isn't real but she lays a place for him",
  "set another plate, please, for somebody you can't see",
  "my daughter talks to someone who isn't there",
  'a pretend pal called Mr Pockets',
  "that's his chair, don't sit on it!",
  'only Mia knows what he looks like',
  'a bear has a buddy nobody has ever met',
  'who is she whispering to?',
  'my son blames everything on his made up mate',
  'two sets of footprints in the snow but just one child',
  'an imaginery friend who likes toast',
  'she always holds the door open a bit longer for her secret friend',
  'the friend in his head',
  'a seat kept free on the bus for nobody',
  'my imaginary friend',
  "she lays a place at the table for someone who isn't there",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an invisibility cloak',
  'making a new friend at the park',
  'a ghost in the attic',
];
