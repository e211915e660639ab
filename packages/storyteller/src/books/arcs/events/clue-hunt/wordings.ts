/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a treasure hunt with clues and riddles',
  'a treasure hunt with clues',
  'solving riddles to find treasure',
  'a riddle hunt round the house',
  'a scavenger hunt with puzzles',
  'following clues to the treasure',
  'a treasure trail with riddles',
  'five clues and a treasure in the garden',
  'the riddle trail',
  'a clue hunt at home',
  'my cousins and I solve the clues',
  'a hunt where every riddle leads to the next',
  'Dad makes a treasure hunt with rhyming clues',
  'follow the clues',
  'a treasure hunt where you have to solve puzzles',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a detective who follows the clues',
  'an easter egg hunt',
  'pirates with a treasure map',
  'an escape room',
  'doing a jigsaw puzzle',
];
