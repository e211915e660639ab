/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my daughter is a sheep in the christmas play',
  'he only gets to stand there and say nothing as a tree at the christmas show',
  "she's playing mary and the star keeps falling down",
  'third shepherd from the left',
  'the innkeeper, the donkey costume and the tea towels on our heads',
  'a part with no words at all',
  'wise men, shepherds and one small star',
  'the star that would not stay up over the stable',
  'our church christmas play with all the children',
  'no lines to say in the bethlehem play',
  'dressing up as an angel for school at christmas',
  'my son is a camel at the crib and has nothing to say',
  'who holds up the star when it falls on stage in bethlehem',
  'the school natvity',
  'our son is a shepherd in the christmas play and has no lines',
  "I've got to be the donkey",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'santa comes to school',
  'the real baby jesus is born',
  'a puppet show at christmas',
];
