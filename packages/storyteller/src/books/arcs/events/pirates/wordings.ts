/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'captain redbeard and the jolly roger',
  'yo ho ho, x marks the spot',
  'an island that swims away from the ship',
  'a parrot, a map and a chest of gold',
  'a girl captain with an eye patch and her crew',
  'buccaneers digging in the sand',
  'who has the key to the treasure chest',
  'the seven seas with my son as captain',
  'walk the plank',
  'a buried chest on a desert island',
  'shiver me timbers, says the bear',
  'cats who sail under the black flag',
  'the pirat ship',
  'Oscar is a fierce buccaneer with a wooden sword looking for gold',
  'arrr, shiver me timbers',
  'a buried chest and a map with an x',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a pirate who is scared of the dark',
  'a pirate birthday party',
  'a fishing boat in a storm',
];
