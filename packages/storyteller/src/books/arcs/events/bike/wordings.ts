/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'learning to ride without stabilisers',
  'training wheels come off',
  'my new bike is too big for me',
  'a bear falls off his bicycle again and again',
  'wobbling along on two wheels',
  'off down the lane on two wheels with dad',
  'the bike that rolled off down the hill by itself',
  'she finally does it, no hands holding the saddle',
  'a hand me down bike from my cousin',
  'it rolled down one hill and up the other and back again',
  "he can't reach the pedals",
  "a penguin who can't keep his balance on the saddle",
  'pedal, pedal, pedal, whoops',
  'runaway bike',
  'her new bike is much too big',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a motorbike race', 'a bike that was stolen', 'a scooter who can fly'];
