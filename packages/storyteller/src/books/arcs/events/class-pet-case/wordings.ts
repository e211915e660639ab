/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a detective and the class hamster who has gone missing',
  'a detective mystery with our class pet',
  'the case of the missing class hamster',
  'who took the class guinea pig',
  'the class hamster has disappeared',
  'solving the mystery of the missing class pet',
  'the hamster has escaped from the classroom',
  'the hamster ate my homework',
  'the mystery of the missing homework',
  'our school pet is missing and we are detectives',
  'somebody is stealing our homework',
  'an empty cage in our classroom, a case for detectives',
  'who opened the hamster cage in Year 4',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'taking the class hamster home for the weekend',
  'getting a hamster',
  'our hamster died',
  'the dog ate my homework',
  'homework is boring',
  'a school mystery',
  'our cat is missing',
];
