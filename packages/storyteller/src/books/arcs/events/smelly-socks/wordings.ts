/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'smelly socks',
  'the smelly sock',
  'stinky socks',
  'stinky feet',
  'smelly feet',
  'the smelliest socks in the world',
  'the stinkiest shoes ever',
  'a boy who never changes his socks',
  'a girl who will not wash her lucky socks',
  'cheesy feet',
  'whiffy trainers',
  'daddy has smelly feet',
  'the socks that stank the house out',
  'a pong from the shoe rack',
  'pongy wellies',
  'what is that smell? it is your feet',
  'socks so smelly they could stand up',
  'the great sock stink',
  'a terrible smell and it was the socks',
  'my son thinks stinky feet are the funniest thing',
  "grandad's smelly slippers",
  'hold your nose, here come the socks',
  'lucky socks that are never washed',
  'a monkey with smelly feet',
  'the bear whose feet smell',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a lost sock',
  'odd socks',
  'new shoes',
  'a smelly skunk',
  'a smelly dog needs a bath',
  'who did that smell',
];
