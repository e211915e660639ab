/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a detective solves a mystery at school, who ate the class hamster's food",
  "who ate the hamster's food",
  "somebody is eating the rabbit's carrots",
  'the class hamster is always hungry and the bowl is empty, who did it',
  "the case of the guinea pig's missing dinner",
  "who keeps taking the cat's food",
  "our dog's bowl is empty every morning and he did not eat it",
  "a detective finds out who is eating the cat's biscuits",
  "the mystery of the hamster's missing seeds",
  "Priya finds out who steals the class pet's food",
  'the food of the class pet disappears',
  "a school detective and the guinea pig's lettuce",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the class hamster comes home for the weekend',
  'the hamster gets out of its cage',
  'who ate all the biscuits',
  'a dog who ate my homework',
  'feeding the rabbit',
  'a cat who will not eat its food',
  'who stole the school cup',
];
