/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'why may my big brother stay up later?',
  'my sister is allowed to stay up longer than me',
  'it is not fair that he goes to bed later',
  'being the youngest and having to go to bed first',
  'why do I have to go to bed before my brother?',
  'my big sister has a later bedtime',
  'a bear cub who has to go to bed before his sister',
  'the younger one always goes to bed first',
  'he wants to stay up as late as his brother',
  'what do they do when I am in bed?',
  'half an hour later because she is older',
  'being the little one is not fair',
  'the older ones may do everything',
  'my brother stays up and I have to sleep',
  'a rabbit who wants to stay up late like his big sister',
  'everybody is allowed to stay up but me',
  'she is bigger and may read until nine',
  'different bedtimes for brother and sister',
  'I am the smallest and always the first in bed',
  'when will I be allowed to stay up later?',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bear who will not go to sleep',
  'staying up for the fireworks',
  'a child who wakes up too early',
  'my brother broke my tower',
  'a new baby brother',
];
