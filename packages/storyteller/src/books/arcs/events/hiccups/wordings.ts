/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'hic! hic! hic!',
  'a bear who goes hic in the middle of every sentence',
  'how do you get rid of them, hold your breath or drink upside down?',
  'my son finds burping hilarious',
  'the dragon has swallowed too fast and now he jumps with every breath',
  'a frog who belches louder than all the others',
  "she's got the hick-ups and they just won't go away",
  'has anyone tried giving him a fright? his hickups started at lunch',
  'pardon me, said the burpy toad',
  'every time Mia hiccups something falls off the tree',
  "a rabbit can't hide because he goes hic",
  'excuse me! a pig with very bad manners burps',
  'a ball stuck in a tree and a girl with hiccups',
  'a lion whose hiccoughs make everyone laugh',
  'a dragon who has the hiccups',
  "hic, hic, I can't make it stop",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dog who barks all day',
  "the elephant's enormous sneeze",
  'a mouse with a tummy ache',
];
