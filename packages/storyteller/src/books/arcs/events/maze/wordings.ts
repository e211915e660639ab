/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'lost in a maze',
  'the hedge maze at the castle',
  'we got lost in the maize maze',
  'a corn maze',
  'a magic maze',
  'finding the way out of a maze',
  'a labyrinth',
  'a girl who has to find the middle of the maze',
  'the maze with no way out',
  'a mouse in a maze',
  'a boy lost in a labyrinth',
  'every turn was a dead end',
  'the maze at the stately home',
  'daddy got us lost in the maze',
  'the day we went to the maze',
  'the never-ending maze',
  'a maze made of hedges',
  'stuck in a maze until closing time',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'lost in the woods',
  'lost in the supermarket',
  'amazing adventures',
  'a lost teddy',
  'getting lost on the way to school',
];
