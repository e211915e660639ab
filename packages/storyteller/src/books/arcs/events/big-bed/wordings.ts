/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the first night in a big bed',
  'our toddler moves out of the cot',
  'a hedgehog rolls out of bed every night',
  'her very own big girl bed',
  'a bed with no bars',
  'he has outgrown his crib',
  'my daughter gets up again and again now that there are no bars',
  'thump, somebody fell on the floor in the night',
  'saying goodbye to the cot',
  'a bed that is much too wide for one small mouse',
  'sleeping in a room of her own for the first time',
  'my son is moving into his own bedroom',
  'a new bed like the grown-ups have',
  'waking up on the carpet',
  'bye-bye cot, hello bed',
  'a bear cub who will not leave his cot',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a monster under the bed',
  'an owl who will not go to sleep',
  'breakfast in bed for mum',
];
