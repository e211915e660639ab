/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "my baby sister's first steps",
  'my brother learns to walk',
  'baby learning to walk',
  'the day the baby walked',
  'our baby took her first steps',
  'first steps',
  'wobbly first steps',
  'when will the baby walk',
  'he is starting to walk',
  'she walked for the first time today',
  'my little brother can walk now',
  'baby cousin is learning to walk and falls on her bottom',
  'the baby stands up and lets go',
  'the baby took three steps to me',
  'I taught my sister to walk',
  'teaching the baby to walk',
  'a baby who crawls and then walks',
  'one little step and then plop',
  'the toddler follows me everywhere',
  'my baby brother follows me everywhere now he can walk',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a foal takes its first steps',
  'first steps on the moon',
  'walking to school alone',
  'a walk in the woods',
  'a new baby sister',
  'learning to ride a bike',
  'he will not walk in the pushchair',
];
