/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a space rescue mission',
  'rescuing an astronaut stuck in space',
  'an astronaut floats away and must be saved',
  'a rescue in space',
  'saving a lost astronaut',
  'the rocket goes to rescue an astronaut',
  'the space rescue team',
  'a rescue spaceship',
  'an astronaut is drifting in space and somebody has to help',
  'space rangers save an astronaut',
  'emergency in space',
  'a space mission to save someone',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a rocket to the moon',
  'an alien lost on earth',
  'rescued from the sea',
  'a spaceship that breaks down on mars',
  'a mountain rescue',
  'the astronaut who is homesick',
  'saving the planet',
];
