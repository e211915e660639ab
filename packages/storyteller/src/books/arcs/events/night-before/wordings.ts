/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the night before my birthday',
  "I can't wait until Christmas",
  'how many more sleeps',
  'one more sleep till my party',
  'too excited to sleep',
  'the day before our holiday',
  'counting the sleeps',
  'my daughter cannot wait for her birthday',
  'is it my birthday yet',
  'ten sleeps until Christmas',
  'tomorrow is my birthday',
  'waiting for the big day',
  'a bear who cannot wait until tomorrow',
  'he asks every day if it is tomorrow',
  'the longest night of the year is the one before my birthday',
  'we are going to the zoo tomorrow and she cannot sleep',
  'the evening before the school trip',
  'when will it be tomorrow',
  'counting down the days',
  'a little dragon who is too excited to go to bed',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my birthday party',
  'a bear who will not go to sleep',
  'waiting for the new baby',
  'Father Christmas comes in the night',
];
