/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a boy turns up who says he comes from the year 2500',
  'somebody steps out of a time machine in our garden',
  "a girl who hasn't been born yet comes to stay",
  'the tourist from three hundred years ahead',
  'my great great great granddaughter came to see me',
  'a time traveller who finds bicycles terribly interesting',
  'visited by a kid from tomorrow',
  'a stranger in silver boots says everything here is famous one day',
  'someone from the future wants to know how it all began',
  'what if a person from far ahead in time dropped by',
  'a rabbit meets a visitor who comes from next century',
  'they have come back in time to watch her plant a tree',
  'my son meets a man out of the future',
  'the child from 3024 who had never seen a puddle',
  'a boy from the year 3000 turns up in our garden',
  'a visitor out of the future wants to see our tree',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'back to the time of the dinosaurs',
  'what will I be when I grow up',
  "a letter to myself when I'm old",
];
