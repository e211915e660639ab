/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a fox chases a rabbit, round and round the bush',
  "you're it!",
  'the cat and mouse who found out it was a game',
  'can a wolf and a lamb be mates?',
  "run run, can't catch me",
  'the hunter gets caught for once',
  'an owl and a mouse play tig',
  "who's chasing who?",
  'a dog after a cat until they both change direction',
  "tap, got you, now it's your go",
  'catch me if you can, said the hare to the fox',
  'my kids play it every playtime, chasing each other in circles',
  'the two enemies that turned out to like running after one another',
  "a lion gallops after a zebra, then it's the other way about",
  'a cat and a mouse run after each other',
  "you're it! catch me if you can",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a running race at school',
  'the gingerbread man on the run',
  'a price tag in a shop',
];
