/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a girl who rides a pony in her first show',
  'my first pony show',
  'a gymkhana',
  'winning a rosette on my pony',
  'riding a pony at the village show',
  'a boy and his pony enter a competition',
  'the horse show',
  'a pony club competition',
  'her first rosette at a horse show',
  'going to a gymkhana with my pony',
  'a naughty pony at a show',
  'a horse and her rider in the county show',
  'plaiting my pony for the show',
  'the riding competition',
  'a shetland pony at his first show',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a pony who will not jump',
  'a horse that nobody can ride',
  'a magic pony who flies',
  'learning to ride a pony',
  'a puppet show with a pony',
  'a pony shows me the way home',
];
