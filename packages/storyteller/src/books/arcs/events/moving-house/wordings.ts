/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'we are leaving our flat and everything is in cardboard boxes',
  'the removal van is coming on saturday',
  'saying bye bye to the room I was a baby in',
  'a badger family packs up and goes to live somewhere else',
  'Mia does not want to move away',
  'all my toys are packed and my room is empty and it echoes',
  'the house sounds funny with nothing in it',
  "relocating to a different city because of daddy's work",
  'what if my old bedroom misses me',
  'a new address and a strange bedroom that smells of paint',
  'the bears are selling their house',
  'last night in the old home',
  "we're going to live in another town and she is sad about it",
  'my daughter is moving and wants to take her whole room with her',
  'all our things are in a lorry',
  'saying bye-bye to my old bedroom',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'building a treehouse',
  'a new kid moves in next door',
  'a box with a cat in it',
];
