/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a world made of blocks where you can build anything',
  'a world made of cubes',
  'a block world',
  'getting stuck in a blocky world',
  'a land where everything is square',
  'a world of blocks',
  'inside a world built out of blocks',
  'minecraft',
  'going into minecraft',
  'building a castle in a block world',
  'a pixel world',
  'a planet made of cubes',
  'the square world',
  'a boy who wakes up in a world of cubes',
  'the cube kingdom',
  'a game world made of blocks with a dragon',
  'a world where everything is made of blocks',
  'digging and building in a blocky land',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my tower of blocks keeps falling down',
  'a minecraft birthday party',
  'building with blocks at nursery',
  'playing games on the tablet too much',
  'a world made of sweets',
  'a house made of bricks and three pigs',
];
