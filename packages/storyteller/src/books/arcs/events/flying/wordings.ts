/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bear builds a flying machine',
  'making a rocket out of a box in the garden',
  'three, two, one, blast off',
  'a pig makes himself a pair of wings',
  'my son invents a plane',
  'how to make a bicycle fly',
  'a homemade spaceship',
  'the countdown that never ended',
  'a mouse who built an aeroplane from a blanket',
  'too heavy to take off',
  'they put more and more on it and still it stayed on the ground',
  'ten, nine, eight, wait, my hat',
  'two foxes and their glider made of bed sheets',
  'constructing a rocket with my brother',
  'building a rocket in the back garden',
  'five four three two, wait, I need the toilet',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a plane trip to spain',
  'a bird learns to fly',
  'an astronaut on the moon',
];
