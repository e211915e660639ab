/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'superhero girl who saves her brother',
  'a superhero boy saves his little sister',
  'Maya is a superhero and saves her brother',
  'Super Ben saves the day',
  'Super Lily to the rescue',
  'my son is a superhero who rescues people',
  'Captain Leo saves the day',
  'a superhero who rescues the dog',
  'superhero Max saves his friend',
  'Ella the superhero and her sidekick',
  'a superhero and her little brother sidekick',
  'my daughter turns into a superhero and saves everyone',
  'superhero sisters save the day',
  'a child with superpowers saves the town',
  'a superhero girl',
  'my daughter turns into a superhero when she puts on her boots',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a superhero who is scared of the dark',
  'a superhero who lost his powers',
  'a superhero birthday party',
  'a superhero potato',
  'super gran saves the day',
  'my daughter rescues a baby bird',
  'a superhero who only finds lost things',
];
