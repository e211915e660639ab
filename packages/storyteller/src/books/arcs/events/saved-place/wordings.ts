/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "don't chop down our oak",
  'they want to build a supermarket where we play',
  'the park is going to be a car park',
  "a robin's nest stops the bulldozer",
  'bulldozers are coming for the meadow',
  'protesting with a sign to keep the trees',
  'a girl stands up for the little wood at the end of the road',
  'a man with a hat wants to put houses on our field',
  'the old tree has to go, says the man from the council',
  "the squirrels' home is about to be cut down",
  'saving a green corner of the city',
  'no diggers in our playground',
  'my children want to protect the forest',
  'our favourit tree is in the way of a new road',
  'they want to chop down our old oak',
  'hands off our playground',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a treehouse to sleep in',
  'cutting the christmas tree',
  'digger builds a road',
];
