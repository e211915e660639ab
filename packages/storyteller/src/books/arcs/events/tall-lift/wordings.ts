/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a lift that goes to floor 100',
  'the lift to floor 100',
  'lift that goes to floor 100',
  'going up to the hundredth floor in the lift',
  'an elevator that goes to the 100th floor',
  'a very tall tower with a lift',
  'Kit and grandad go up in the lift to the very top',
  'pressing the buttons in the lift',
  'my son loves lifts and wants to go to floor 100',
  'a boy who loves lifts',
  'the lift that stops at every floor',
  'the tallest building in the world and its lift',
  'riding the lift all the way to the top',
  'a girl presses all the buttons in the lift',
  'the skyscraper with a hundred floors',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a lift that goes sideways',
  'scared of the lift',
  'stuck in a lift',
  'a house with a hundred rooms',
  'an elephant who lifts weights',
  'a lift to the moon',
];
