/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a portal in the wardrobe to a world of dragons',
  'Mia finds a portal to another world',
  'a magic portal to a land of unicorns',
  'the wardrobe leads to a magical land',
  'through the wardrobe into another world',
  'a portal to fairyland in the closet',
  'my son opens the cupboard and there is a door to a dragon world',
  'Leo walks through a portal and meets dragons',
  'a secret door in the wardrobe to a kingdom of dragons',
  'a portal opens in the bedroom',
  'Ella steps through a portal to dinosaur land',
  'a world of monsters behind the coats',
  'a gateway to a magical world',
  'a door to another dimension',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a monster in the wardrobe',
  'a time machine to the dinosaurs',
  'a tiny door in the wall',
  'kittens in the wardrobe',
  'a trip round the world',
];
