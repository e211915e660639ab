/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'monster trucks',
  'a monster truck',
  'a monster truck show',
  'the monster truck rally',
  'a monster truck crushing cars',
  'my son is mad about monster trucks',
  'a huge monster truck with giant wheels',
  'the biggest jump a monster truck ever did',
  "a monster truck who doesn't want to crush the cars",
  'a kind monster truck and a little car',
  'a monster truck and a little car become friends',
  'vroom, monster truck jump',
  'big wheels, mud and monster trucks',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a monster in a truck',
  'a monster truck that cannot sleep',
  'a race between a monster truck and a snail',
  'a monster truck birthday party',
  'a dump truck',
];
