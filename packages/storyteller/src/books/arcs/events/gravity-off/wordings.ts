/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the day gravity was switched off',
  'the day gravity stopped',
  'what if there was no gravity',
  'a day without gravity',
  'somebody turns off gravity',
  'gravity goes wrong at school',
  'everything starts to float',
  'the day everything floated',
  'gravity stopped working in our town',
  'my house with no gravity',
  'who turned the gravity off',
  'gravity disappears for a day',
  'the gravity switch',
  'gravity is broken',
  'we wake up and gravity has gone',
  'zero gravity at breakfast',
  'everything in the kitchen started floating',
  'anti gravity day',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'astronauts with no gravity in space',
  'why things fall down',
  'a boy who floats like a balloon',
  'learning to float in the swimming pool',
  'jumping on the moon',
];
