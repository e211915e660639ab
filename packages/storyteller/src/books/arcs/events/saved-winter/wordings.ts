/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'bedtime for bears',
  'a bear who has to sleep all winter',
  "a bear who doesn't want to hibernate",
  'hibernation',
  'when bears go to bed for the winter',
  'the bear who did not want to miss the winter',
  'the bears go to sleep until spring',
  'a hedgehog going to sleep for the winter',
  'a bear who wants to stay awake for Christmas',
  'saving a snowball for a bear',
  'bedtime bear',
  'time for bears to go to bed',
  'a hedgehog and the long winter sleep',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a bear who won't wake up",
  'a teddy bear at bedtime',
  'a polar bear in our fridge',
  'a snowman in summer',
  'a boy who will not go to bed',
];
