/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'one, two, three, four, five little ducks',
  'counting sheep in the field',
  'how many snails are there',
  'a bear learns his numbers',
  'there should be ten kittens, but I only get nine',
  'a book about numbers for a two year old',
  'a farmer counts his cows',
  'who is missing, said the hen with her chicks',
  'my son loves numbers and counting everything',
  'seven sleepy bunnies',
  'can you count the stars over our roof',
  'learning to count to ten',
  'an owl who gets a different number every time',
  'count again, we are one short',
  'one two three ducklings, oh, one is missing',
  'counting sheep in the field with grandpa',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'counting the days until christmas',
  'a countess in a castle',
  'a boy with a hundred coins',
];
