/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'builders in our kitchen',
  'no hot water',
  'the builders are in our house',
  'a hole in the wall',
  'scaffolding on our house',
  'our house is a building site',
  'the boiler is broken',
  'the plumber comes to mend a leak',
  'dust everywhere and banging all day',
  'we are having a new kitchen put in',
  'the builder drinks a lot of tea',
  'our new bathroom is not finished',
  'they are knocking down a wall in our house',
  'washing up in the bath because we have no kitchen',
  'an extension on our house',
  'a loft conversion',
  'workmen in the house',
  'my son follows the builders around the house',
  'when will the builders be finished',
  'the electrician made a hole in the ceiling',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'diggers on a building site',
  'building a den in the living room',
  'Bob wants to be a builder',
  'a mouse who lives in a hole in the wall',
  'the library book has to go back',
];
