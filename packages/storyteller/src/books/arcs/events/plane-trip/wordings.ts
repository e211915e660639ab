/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'up in the clouds in seat 14a',
  'jetting off to see grandma in india',
  'our first time in an aircraft',
  'a bear buckles his seat belt for take off',
  'looking down on tiny houses from the window seat',
  'Mia goes abroad and flies there',
  'a long flight with my teddy',
  'at the airport with a little suitcase',
  'we are flying to spain on holiday',
  'ears go pop when we land',
  'a jumbo jet and a box of sandwiches',
  'a rabbit travels by air to visit her cousins',
  "my daughter's first holiday by aeroplane",
  'going by plain to see granny',
  'up above the clouds, next to the window',
  'we are flying to see granny in Jamaica',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a toy plane made of paper',
  'a pilot in training',
  'the rocket to the moon',
];
