/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the lift that would not go up or down, only along',
  'an elevator travels sideways through the building',
  'we pressed a button with no number on it',
  'the lift stopped at a floor that does not exist',
  'floor three and three quarters',
  'a lift which opens into other people’s kitchens',
  'the doors opened and it was not our floor',
  'there is a secret storey between the fourth and the fifth',
  'left, right, anywhere but up: a disobedient elevator',
  'a mole takes the lift to the floor that is missing',
  'the elevator had a mind of its own',
  'who lives behind the wall? the lift knows',
  'what if lifts could go sideways?',
  'an extra button in the lift of our block of flats',
  'the lift that got bored of going up and down',
  'ping, the doors open somewhere else every time',
  'meeting all the neighbours because the lift went wrong',
  'the unlucky thirteenth floor of our tower block',
  'a hotel lift that goes where it likes',
  'it went through the wall instead of up',
  'a lift that went left and then right',
  'it went left, this elevator',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'stuck in the lift',
  'a crab who walks sideways',
  'our new neighbours next door',
  'scared of escalators',
  'the tallest lift in the world',
];
