/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'he fell asleep in his supper',
  'too tired to walk upstairs',
  'yawn, yawn, yawn',
  'a bear dozes off in the bath',
  'zzz in the soup',
  'heavy eyes, heavy feet',
  'the puppy who nods off everywhere except in his basket',
  'almost there, just one more step to the pillow',
  'a bedtime book for a very tired little girl',
  'good night little mouse',
  'my toddler drops off in the oddest places',
  'a kitten snoozing on the stairs',
  "she is so worn out she can't keep her eyes open",
  'sleepey bunny',
  'yawn! a very tired dragon',
  'he dropped off in his porridge',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'I am not tired at all',
  'a monster under the bed',
  'hibernating through the winter',
];
