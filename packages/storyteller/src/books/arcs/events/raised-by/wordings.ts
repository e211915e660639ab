/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a duckling who grew up with cats',
  'a wolf cub in a flock of sheep',
  'a piglet in a family of dogs',
  'a puppy says woof but his mother is a cow',
  'sheep bring up a fox cub',
  'a tiger brought up by monkeys',
  'adopted by bears, a little rabbit learns their ways',
  "an owl that hatched in a hen's nest",
  'the only donkey in a herd of cows',
  'a lion cub who meows because a cat is his mum',
  'I sound different from all my sisters, said the kitten among the ducks',
  'a lamb living with goats',
  'the foundling in the pigsty is a puppy',
  'brort up by wolves, a little bear',
  "a puppy who thinks he's one of the ducks because they brought him up",
  'the tiger cub whose parents were goats',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an adopted sister from far away',
  'a boy raised by his grandma',
  'a wolf who eats sheep',
];
