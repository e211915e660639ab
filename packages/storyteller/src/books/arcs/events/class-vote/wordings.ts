/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'running for class president',
  'who should be the mayor of the animal village',
  'a girl wants to be on the school council',
  'vote for me',
  'the election',
  'a fox promises everyone free cake',
  'a quiet bear gets elected',
  'my son would like to be line leader',
  'the table that wobbled, and the vote',
  'choosing a class captain',
  'everybody puts a piece of paper in the box',
  'two candidates, one with big promises and one who just mends things',
  "my daughter lost the vote for school rep last year, she'd love a story about it",
  'who is going to speak for all of us at school',
  'vote for me! who will be class president',
  'a badger stands for mayor',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a football captain',
  'a king of the jungle',
  'the president of the united states on a space ship',
];
