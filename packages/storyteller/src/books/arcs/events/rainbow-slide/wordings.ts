/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a rainbow slide',
  'sliding down a rainbow',
  'the rainbow that was a slide',
  'we climbed up the rainbow and slid down',
  'a slide made of rainbow',
  'going down the rainbow on our bottoms',
  'a unicorn slides down the rainbow',
  'climbing a rainbow',
  'a rainbow landed behind our house and we slid on it',
  'a rainbow that landed in the yard',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the big slide at the park',
  'a rainbow after the rain',
  'the rainbow lost its colours',
  'a rainbow fish',
  'a unicorn who lost her rainbow',
];
