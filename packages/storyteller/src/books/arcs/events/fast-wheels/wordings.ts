/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "Finn's wheelchair goes super fast",
  'a boy with a super fast wheelchair',
  'a girl in a wheelchair who wins the race',
  'my daughter uses a wheelchair',
  'a boy who uses a wheelchair',
  'a child in a wheelchair has an adventure',
  'the fastest wheelchair in the world',
  'a wheelchair race down the hill',
  'her new red wheelchair',
  'a hero in a wheelchair who saves the day',
  'my son and his speedy wheelchair',
  'whizzing along in my wheelchair',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'grandad has a new wheelchair',
  'a dog in a wheelchair',
  'a tractor that goes super fast',
  'a boy who is teased about his wheelchair',
  'a girl in a wheelchair goes to the moon',
];
