/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'goldilocks says sorry',
  'goldilocks',
  'goldilocks and the three bears',
  'the three bears',
  'what happened after goldilocks ran away',
  'goldilocks goes back to the bears house',
  'goldilocks mends the chair',
  'goldilocks makes friends with baby bear',
  'goldilocks and baby bear',
  'goldilocks but she says sorry',
  'goldilocks has to say sorry to the three bears',
  'the story of goldilocks but different',
  'Mia meets goldilocks',
  'Mia and the three bears',
  'the three bears and the broken chair',
  'baby bear is sad because goldilocks broke his chair',
  'goldy locks and the 3 bears',
  'goldilocks learns to knock first',
  'porridge and three bears',
  'who has been sitting in my chair',
  'who has been eating my porridge',
  'goldilocks comes back',
  'a new goldilocks story',
  'goldilocks and the bears become friends',
  'goldilocks the sequel',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bear who will not say sorry',
  'three bears go on a picnic',
  'a girl with golden hair',
  'porridge for breakfast',
  'a bear hunt',
  'she broke a cup and is afraid to say so',
  'little red riding hood',
];
