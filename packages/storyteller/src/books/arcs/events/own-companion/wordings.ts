/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a princess and her unicorn',
  'the princess and the pony',
  'a knight and his horse',
  'a king and his dragon',
  'a girl and her dragon',
  'a boy and his dinosaur',
  'a cowboy and his best friend the horse',
  'the giant and his dog',
  "the queen's horse",
  'a farmer and his old sheepdog',
  'lily and her unicorn are best friends',
  'a robot and his dog belong together',
  'her pony has grown too big to sleep at the foot of the bed',
  'a prince whose horse is his best friend',
  'my dragon is too big to sleep in my bed any more',
  'a fairy and her unicorn who are always together',
  'the bed broke because the dog has grown so much',
  'a unicorn who belongs to a princess',
  'our big dog has to sleep outside now and misses us',
  'they look for each other in the night and keep missing each other',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a unicorn who lost her horn',
  'a new puppy at home',
  'a princess who does not want to be rescued',
  'a knight who is afraid of his horse',
  'my big bed',
];
