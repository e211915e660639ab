/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "we've got the wrong bag",
  'two identical red cases at the hotel',
  'off to Spain with granny and grandad',
  'a week at the seaside in a caravan',
  'what shall I put in my case?',
  'a penguin takes a break somewhere warm',
  'the hotel where the bags got mixed up',
  'are we there yet? our summer trip to france',
  "someone else's pyjamas in my suitcase",
  'the hols, at last',
  "a bear family goes away for a week and forgets nothing but the bear's nightshirt",
  'checking in at a guest house with my teddy',
  'they say hello differently in italy',
  'twins on vacation',
  "we're going to Spain for a week",
  'packing our suitcase',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'back to school after the summer',
  'camping in a tent in the rain',
  'flying to the moon for a holiday',
];
