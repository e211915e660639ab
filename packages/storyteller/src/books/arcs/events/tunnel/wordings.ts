/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a hole behind the coats that leads under the school',
  "who do these feet belong to? we're under the floor",
  'the secret way beneath our house',
  'a trap door in the cloakroom',
  'down the ladder with a torch, mind the loose step',
  "spying on the teachers' shoes from below",
  'Mia discovers a hidden passageway',
  'lifting a lid and seeing only boots',
  'two friends crawl along under the castle',
  'an underground corridor that nobody knows about',
  "what's behind the wardrobe? steps going down",
  'a fox and a mouse go exploring below the floorboards',
  'my kids want a hidden passage mystery with a flashlight',
  "the headteacher dances when she thinks nobody's looking, and we saw from underneath",
  'a secret passage under the school',
  "there's a trapdoor behind the coats",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a train goes into a tunnel',
  'a mole digs a hole',
  'a tunnel to another world',
];
