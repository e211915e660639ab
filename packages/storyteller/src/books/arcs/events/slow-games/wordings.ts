/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'sloth olympics',
  'the sloth olympics',
  'a sloth at the olympics',
  'the olympic games of the sloths',
  'sloths have a race',
  'a race between two sloths',
  'the slowest race in the world',
  'a sloth who enters a running race',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a sloth who is always late',
  'the animals have a sports day',
  'the tortoise and the hare',
  'a fast sloth',
  'olympics',
];
