/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "horse riding and a pony who won't jump",
  "a pony who won't jump",
  "my pony won't go over the jumps",
  'a horse who refuses to jump',
  'a stubborn pony who will not jump at the show',
  'my horse stops in front of the jumps',
  'a girl and a pony who refuses to jump',
  'gymkhana day',
  'pony club',
  'show jumping with my pony',
  'a girl and her pony at the riding school',
  'the stubborn pony at the horse show',
  'the pony that stops in front of every fence',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a knight and his horse',
  'my first pony ride',
  'horse riding',
  'riding lessons',
  'a unicorn who cannot fly',
  'a rocking horse',
  'she wants a pony',
];
