/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an astronaut who misses her mom and finds a way to call home',
  'an astronaut who is homesick',
  'a homesick astronaut',
  'an astronaut who calls his mum from space',
  'a girl on a space station who misses her family',
  'a boy astronaut who misses his dad',
  'calling home from space',
  'phoning mum from the moon',
  'a child on Mars who misses home',
  'an astronaut alone on a space station who wants to talk to his family',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an astronaut walks on the moon',
  'an alien phones home',
  'a boy whose mum is an astronaut',
  'a trip to the moon in a rocket',
  'I miss my mum at nursery',
];
