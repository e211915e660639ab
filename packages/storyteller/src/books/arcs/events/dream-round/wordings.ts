/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a lorry driver who delivers dreams',
  'the dream delivery',
  'somebody who delivers dreams',
  'a postman who brings dreams at night',
  'the dream lorry',
  'a van full of dreams',
  'the dream shop',
  'a shop that sells dreams',
  'the dream factory',
  'the man who brings the dreams',
  'the dream maker',
  'a giant who delivers dreams',
  'an elephant who brings dreams to children',
  'the dream postman',
  'a truck that delivers dreams to everyone in the street',
  'the night the dreams got mixed up',
  'two people get the wrong dreams',
  'delivering dreams',
  'dreams in parcels',
  'a machine that makes dreams',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bad dream',
  'a dog who dreams of being a pilot',
  'scared of dreams',
  'a dream catcher that is full',
  'her dream is to be a dancer',
  'a lorry driver who sings',
  'a dream about a dragon',
];
