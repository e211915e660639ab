/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'who has been sleeping in the cave while the bear was out',
  'a warm bed with nobody in it',
  'an owl and a squirrel',
  'one sleeps in the day, the other one at night',
  'the bat and the robin share a home but never meet',
  'two friends',
  'a badger and a hare who live in one burrow',
  'the pillow is still warm, who was here',
  'the owl comes home when the squirrel goes out',
  'a fox and a hedgehog take turns in the same den',
  'sharing a den in shifts, first the bat, then the hare',
  'neighbours who never see each other because one is up at night',
  'two little bears',
  'the mole and the rabit',
  'an owl and a squirrel share one cave',
  'one sleeps by day and one by night',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the three bears come home',
  "sleeping in mum and dad's bed",
  'two friends go on a journey',
];
