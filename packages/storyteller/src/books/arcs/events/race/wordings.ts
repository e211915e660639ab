/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the hare and the tortoise',
  'a snail on the starting line',
  'slow but steady gets there first',
  'a sloth enters a marathon',
  'who will be first past the finishing line, the turtle or the rabbit',
  'ready steady go, says the slug',
  'the caterpillar competes with a grasshopper',
  'a racing car who would prefer to go slowly',
  "everyone laughed when the tortoise said he'd run",
  'a hedgehog trains every day because he wants to win',
  'vroom, too fast to see anything',
  'the slowest animal and the fastest animal',
  'a mole wants the gold medal for running',
  'a penguin in a running rase',
  'slow and steady wins',
  'a snail against a hare',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an egg and spoon race at school',
  'boats racing on the river',
  'a snail without a shell',
];
