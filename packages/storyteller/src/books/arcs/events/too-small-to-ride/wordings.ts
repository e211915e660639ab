/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'too small for the big rollercoaster',
  'our trip to the theme park, too small for the big rollercoaster',
  'a day at the theme park',
  'our trip to the theme park',
  'going to a theme park with my big sister',
  'the rollercoaster',
  'my son is not tall enough for the rollercoaster',
  'not tall enough for the ride',
  'too little to go on the rides',
  'first time on a rollercoaster',
  'the biggest rollercoaster in the world',
  'Max wants to go on the rollercoaster',
  'a brave ride on a rollercoaster',
  'a girl who is too short for the big ride',
  'theme park adventure',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a day at the funfair',
  'too small to reach the biscuits',
  'a dinosaur theme park',
  'playing in the park',
  'a giraffe who is too tall',
  'scared of the big slide',
];
