/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'sleeping in my own bed',
  'sleeping in his own bed all night',
  'staying in her own bed',
  'she comes into our bed every night',
  'he always ends up in mummy and daddys bed',
  'a toddler who sneaks into the big bed at night',
  'there is no room in our bed any more',
  'my child will not sleep in his own bed',
  'learning to stay in bed all night by himself',
  'a little bear who will not sleep in his own bed',
  'five in the bed and daddy falls out',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'moving from a cot to a big bed',
  'a bed that flies',
  "won't go to sleep",
  'sharing a bedroom with my brother',
  'scared of the dark',
];
