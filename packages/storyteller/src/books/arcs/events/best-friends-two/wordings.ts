/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a hedgehog and his best friend the mole',
  'two penguins who are best friends',
  'a bear and a rabbit who are best friends',
  'best friends: a badger and a fox',
  'a dog and a cat are best friends',
  'two best friends, a mouse and a frog',
  'a squirrel and her best friend the robin',
  'two dragons who are friends',
  'a unicorn and her best friend',
  'the bear and the hare are friends and live far apart',
  'each of them wants to surprise the other with a path',
  'two friends with a secret from each other',
  'an owl and his friend the hedgehog',
  'they are always together, the lamb and the goat',
  'two monkeys who are inseparable',
  'best friends who live on two sides of a hedge',
  'a fox and a goose are the best of friends',
  'two rabbits, the best of friends',
  'an elephant and his best friend the monkey',
  'a wolf and a bear are great friends',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a fox and a rabbit become friends',
  'a bear who has no friends',
  'my best friend is moving away',
  'two friends who fall out',
  'making a new friend at school',
];
