/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'unicorns and rainbows',
  'a unicorn and a rainbow',
  'rainbows and unicorns and sparkles',
  'a unicorn who loves rainbows',
  'a unicorn who jumps over the rainbow',
  'the rainbow got stuck on the horn of a unicorn',
  'a rainbow unicorn',
  'my daughter loves anything with unicorns and rainbows',
  'a unicorn runs after a rainbow across the meadow',
  'who took the rainbow out of the sky? a unicorn',
  'unicorn, rainbow, glitter',
  'a magic unicorn and the rainbow in the valley',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a unicorn who lost her horn',
  'the end of the rainbow',
  'a rainbow birthday cake',
  'a unicorn with a rainbow mane who lost her colours',
  'a rainbow fish',
];
