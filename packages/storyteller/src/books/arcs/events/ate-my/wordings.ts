/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the dog ate my homework',
  'sorry miss, a dragon had it for breakfast',
  'nobody believes that a goat swallowed my reading book',
  'a lion munched my packed lunch',
  'where is your homework? a bear got it',
  'my hamster chewed up my spellings',
  'the monster who gobbled my school bag',
  'a crocodile ate my left shoe and mum says of course it did',
  'the excuse that was really true',
  'our puppy has eaten her drawing for show and tell',
  "a dinosaur ate Mia's PE kit",
  'honest, it was a giraffe who ate my sandwiches',
  "teacher doesn't believe the hippo ate my project",
  "a goat comes in at the window and eats my son's maths",
  'miss, a dragon really did eat my homework',
  'a goat munched my lunch and nobody believes me',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a boy who hates doing homework',
  'a lion who eats everything',
  'the wolf who ate grandma',
];
