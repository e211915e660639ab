/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the day the sun overslept',
  'the sun forgot to get up',
  "the sun won't come up",
  'the sun is too tired to shine',
  'one morning it stayed dark',
  'the sleepy sun',
  'a lazy sun who stays in bed',
  'who wakes up the sun?',
  "it's breakfast time and there are still stars",
  'the sun was late today',
  'waking the sun',
  'the morning that did not come',
  'a rabbit goes to wake the sun',
  'the cockerel crowed and no sun',
  'the sun has slept in and everybody has to manage in the dark',
  'what if the sun forgot to rise one day',
  "our sun is having a lie-in, so we can't have breakfast",
  'somebody should go and get the sun out of bed',
  'a bear and a girl climb the hill to wake up the sun',
  'five more minutes, said the sun',
  'the sun pulled the covers over its head',
  'no sunrise this morning',
  'the sun does not want to get up today',
  "why is it still night, it's nine o'clock",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the sun and the moon',
  'a day in the sun',
  'my brother will not get up in the morning',
  'a bear who will not wake up in spring',
  'up too early',
];
