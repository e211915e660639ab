/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the tallest in the class',
  'the smallest in the class',
  'my son is the shortest in his class',
  'my daughter is a head taller than everyone in her class',
  'the smallest girl in the whole school',
  'she is very tall for her age',
  'he is small for his age',
  'everyone is taller than me',
  'always at the back of the line because he is tall',
  'the littlest one in reception',
  'I am taller than all my friends',
  'a giraffe who is the tallest in his class',
  'the smallest penguin in the class',
  'lining up in order of size',
  'people think she is older because she is so tall',
  'being short',
  'being the tallest girl',
  'last in the row of heights',
  'a very tall boy',
  'when we stand in a row I am at the end',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the tallest tower in the world',
  'a mouse too small to reach the shelf',
  'the smallest of four brothers',
  'a new girl in the class',
];
