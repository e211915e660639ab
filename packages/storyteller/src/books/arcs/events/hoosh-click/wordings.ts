/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'first colony on Mars and the oxygen machine breaks',
  'a girl who lives on Mars',
  'the spaceship breaks down far from home',
  'a mission to Mars that goes wrong',
  'stuck on Mars',
  'a boy on a moon base where the air machine stops',
  'running out of oxygen on a space station',
  'surviving on Mars',
  'an emergency on the space station',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'building a rocket out of boxes',
  'a trip to Mars in a rocket',
  'an alien whose spaceship is broken',
  'a homesick astronaut',
  'the car breaks down',
  'a broken toy rocket',
];
