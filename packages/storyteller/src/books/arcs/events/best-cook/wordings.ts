/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'two chefs who each think they are the best',
  'who makes the tastiest soup',
  'a sandwich as tall as a house',
  'the great bake off with animals',
  'a bear opens a restaurant',
  'rivals in the kitchen',
  'a pizza that gets higher and higher',
  'the cook-off between the fox and the badger',
  'running our own little cafe',
  "mine's better than yours, said the baker",
  'the biggest burger in the world',
  'a contest for the finest pie in the village',
  'two proud little chefs at the stove',
  'Mia and dad make pizza together',
  'two chefs and who makes the tastiest pizza in town',
  'a fox and a badger open a café across the road from each other',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a thief who stole the cake',
  'a witch stirs a magic soup',
  'a boy who only eats pizza',
];
