/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "digging it up every day to see if anything's happening",
  'why is my bean taking so long',
  'a little pot on the windowsill and a lot of patience',
  'Mia puts a pip in the earth and sits down to wait',
  'we sowed sunflowers with nana',
  'from acorn to oak',
  'a hedgehog starts a vegetable patch',
  'cress on a wet tissue',
  'is it up yet?',
  'an avocado stone in a jar',
  'tomatoes on our balcony',
  'my son keeps poking about in the soil to look at his seed',
  'the bean that wanted to be left in peace',
  "a rabbit sows peas and can't leave them alone",
  'planting a bean with my son',
  'how long does it take for a flower to come up',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the pumpkin that got as big as a bus',
  "flowers for mummy's birthday",
  'picking apples at the farm',
];
