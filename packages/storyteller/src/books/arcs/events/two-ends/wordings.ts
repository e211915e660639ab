/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "you take that end, I'll take this one",
  'left! no, the other left!',
  'a fox and a bear have to get a ladder to the apple tree',
  'they both pull and nothing moves',
  'learning to do it as a team',
  'two stubborn donkeys, one pulls this way, one pulls that',
  'nobody can shift it on his own',
  'how can we get that apple down? only if we help each other',
  'my two never cooperate, a story about doing things jointly please',
  'a pig and a goat bump into trees carrying something long',
  'joining forces',
  'it takes two',
  "two rabbits who each think they're right about the way",
  'half for you and half for me, if we carry it properly',
  'a fox and a hedgehog have to work as a team',
  'learning to cooperate',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a tug of war at school',
  'a digger and a crane on a building site',
  'two ends of a rainbow',
];
