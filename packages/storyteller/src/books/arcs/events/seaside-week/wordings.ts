/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a seaside holiday',
  'a holiday at the seaside',
  'a holiday at the seaside, crabs and ice cream',
  'our week at the seaside',
  'sandcastles and ice cream',
  'a day at the seaside with ice cream and a cheeky seagull',
  'the seagull and the ice cream',
  'building sandcastles on our beach holiday',
  'buckets and spades and ice cream at the beach',
  'our summer holiday by the sea',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a seagull stole my chips',
  'the ice cream van',
  'a crab on the beach',
  'the tide comes in',
  'a stranded whale',
];
