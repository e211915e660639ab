/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the class clown',
  'my son is the class clown',
  'a monkey who makes everyone laugh in class',
  'he makes everybody laugh at the wrong time',
  'she cannot stop joking in lessons',
  'always being silly at school',
  'giggling in assembly',
  'a parrot who tells jokes during maths',
  'my daughter pulls faces behind the teacher',
  'the funniest boy in the class',
  'a boy who is never serious',
  'laughing when you are not allowed to',
  'the teacher says stop being silly',
  'jokes in the middle of the lesson',
  'a fox who plays the fool at school',
  'he gets told off for making his friends laugh',
  'funny noises in quiet reading',
  'a bear with a basket on his head in class',
  'the joker of the class',
  'trying to be good at school and not make them laugh',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a clown at the circus',
  'a king who never laughs',
  'they laughed at me in class',
  'scared of clowns',
];
