/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the missing puzzle piece',
  'a jigsaw with one piece gone',
  'the last piece of the puzzle is missing',
  'my son loves jigsaws',
  'doing a jigsaw with Grandma',
  'my daughter lost a puzzle piece',
  'one jigsaw piece is lost',
  'a puzzle with a hole in the middle',
  'we cannot find the last piece',
  'a mouse doing a jigsaw puzzle',
  'ninety-nine pieces and a hole',
  'a jigsaw piece under the sofa',
  'who has the last bit of the jigsaw',
  'the jigsaw is not finished',
  'a thousand piece puzzle, and one is not there',
  'puzzles on a rainy Saturday',
  'a bear who loves puzzles',
  'where did the puzzle piece go',
  'the dog ate a piece of the jigsaw',
  'a hundred piece jigsaw all by herself',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a puzzle piece who does not fit in anywhere',
  'the missing sock',
  'a piece of cake is missing',
  'a detective who solves a puzzle',
  'one chess piece is gone',
];
