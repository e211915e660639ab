/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a ghost ship',
  'the ghost ship in the harbour',
  'a ghostly pirate ship that comes in the fog',
  'a mysterious ship with nobody on it',
  'the ship with no crew',
  'an old ship that appears every foggy night',
  'a haunted ship',
  'he finds a ghost ship',
  'a ship full of ghosts',
  'ghost pirates on a ghost ship',
  'the ship nobody was steering',
  'a see-through ship comes out of the mist',
  'friends discover a ghost ship',
  'a sailor ghost who wants to come home',
  'the last sailor of a ghost ship',
  'the flying dutchman',
  'a spooky ship but not too scary',
  'a shipwreck ghost who calls in the night',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a pirate ship',
  'a spaceship with nobody on it',
  'a friendly ghost',
  'a haunted house',
  'a shipwreck',
  'a ghost train',
];
