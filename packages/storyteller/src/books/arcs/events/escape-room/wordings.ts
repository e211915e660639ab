/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an escape room',
  'kids stuck in an escape room who have to solve riddles to get out',
  'friends locked in an escape room',
  'an escape room adventure',
  'Finn and his best friend do an escape room',
  'solving riddles to get out of a room',
  'two friends trapped in a room full of puzzles',
  'trapped in a museum overnight and have to solve puzzles to get out',
  'solving riddles to escape from a castle',
  'a girl who is brilliant at escape rooms',
  'escape from the room before the time runs out',
  'locked in the library and the only way out is a riddle',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a hamster escapes from its cage',
  'tidy my room',
  'a jigsaw puzzle with a missing piece',
  'stuck in a lift',
  'a riddle for the king',
  'a night at the museum',
];
