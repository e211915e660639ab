/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "an elephant who isn't any good at hide and seek",
  'a giant sticks out whatever he hides behind',
  'a giraffe behind a thin tree, I can see you!',
  'where can somebody enormous hide?',
  'a whopping great bear and his tiny friend play hiding',
  'his bottom always pokes out of the bush',
  'the hugest dinosaur and the littlest mouse play seek',
  "she's so massive that everyone finds her straight away",
  'a rhino hidden under leaves looks like a hill',
  "there's nowhere large enough for hippo to disappear",
  'found you again! says the mouse to the elephant',
  'being gigantic is no help in games',
  "an ogre who'd love not to be found for once",
  'I am too tall for this game, said the giraffe',
  "a giraffe who can't hide anywhere",
  'an elephant plays hide and seek',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a jumper that is too big',
  'the biggest cake in the world',
  'a bus that is too tall for the bridge',
];
