/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a sad little cloud',
  'the cloud that was afraid to rain',
  'why is there fog today',
  'a cloud comes down into our street',
  "everything is white outside and you can't see the gate",
  'a lonely cloud looks for a friend',
  'the cloud who held it all in',
  "so full of rain that it can't float any more",
  'I bumped into something soft and wet in the mist',
  "it has a tummy full of water and won't let go",
  "I can't see the end of my nose this morning",
  'something big and soft came down from the sky and lies in our street',
  'Mia meets a rain cloud at the gate',
  "if I rain I'll be gone, it said",
  'a cloud too shy to rain',
  "everything's white and we can't see each other in the fog",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'shapes in the clouds',
  'a castle in the clouds',
  'a boat lost in the fog',
];
