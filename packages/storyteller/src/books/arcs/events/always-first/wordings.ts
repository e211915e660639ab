/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'he has to be first at everything',
  'my daughter pushes to the front of the line',
  "a fox who can't bear coming second",
  'me first, me first',
  'the dog who shoved past everyone on the way out',
  "she cries if she isn't the winner down the stairs",
  'who gets to go through the door first',
  'a bunny who never lets anybody go ahead',
  'a boy who always runs on ahead of the others',
  'learning to wait her turn in the queue',
  'the squirrel who hated being last',
  'my son barges in front of other children',
  'why it can be nice to be last',
  'an impatient little bear who is in front every time',
  'me first, me first, shouts the fox',
  "our daughter has a meltdown if she isn't at the front of the line",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the first day at nursery',
  'a race between a hare and a tortoise',
  'the first man on the moon',
];
