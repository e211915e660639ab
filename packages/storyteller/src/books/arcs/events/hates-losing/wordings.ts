/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'she sweeps the pieces off the board when she is behind',
  'my daughter makes up new rules every time she plays a board game',
  'a hedgehog who says it does not count',
  'tears at every game of ludo',
  'game night always ends in a strop',
  'my son storms off when I beat him at cards',
  'learning to lose without a fuss',
  'a tiger who changes the rules so that he wins',
  'second place is never good enough for the rabbit',
  'a gracious loser',
  'he sulks if he is not the winner',
  'a panda who throws the dice again until it is a six',
  'nobody will play with a cheat',
  'it is only a game, says the badger',
  'snakes and ladders and a very bad temper',
  'a poor sport at board games',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'losing a tooth at the football match',
  'a tortoise who wins the race',
  'inventing a new board game with grandad',
];
