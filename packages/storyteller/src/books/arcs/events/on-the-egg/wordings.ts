/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a duck who will not get up from her nest',
  'keeping the egg warm whatever happens',
  'the patient hen',
  "daddy penguin has to hold the egg and can't go anywhere",
  'an ostrich waits and waits for it to hatch',
  'she sat there through wind and rain',
  'when will the chick come out',
  'a dragon broods on her egg',
  "the hen misses all the fun because she's sitting",
  "I can't come, I have an egg to look after",
  'a broody chicken',
  'everybody goes to the fair except the mother on the nest',
  'the owl dad whose turn it is on the nest',
  'waiting for hatching day',
  "mother duck won't budge until it hatches",
  'how long does it take to hatch?',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an easter egg hunt',
  'a strange egg rolls down the hill',
  'boiled eggs for breakfast',
];
