/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'poo',
  'a poo',
  'a story about poo',
  'a giant poo',
  'the biggest poo in the world',
  'a very smelly poo',
  'poo jokes',
  'the horse did a poo in the street',
  'who did that poo',
  'an elephant does an enormous poo',
  'cow pats',
  'a pile of dung',
  'my son thinks poo is hilarious',
  'funny poo story',
  'manure for the garden',
  'the poo that nobody wanted',
  'what poo is good for',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'learning to poo on the potty',
  'scared to do a poo on the toilet',
  'he holds his poo in',
  'the biggest pumpkin',
  'winnie the pooh',
  'a smelly sock',
  'too tired to climb the stairs',
];
