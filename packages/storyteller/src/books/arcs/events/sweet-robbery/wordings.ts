/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "somebody's been at the doughnuts in the staff room",
  'our secret detective gang and the chocolates that vanished',
  'crumbs on the carpet, one bun gone, case open',
  'the great biscuit heist',
  'who nicked the cupcakes from our classroom',
  'young sleuths with a box of jam tarts and no suspects, except themselves',
  'five kids, one detective agency, no more cookies',
  'the cake shop has been robbed',
  'they tested the evidence until it was all eaten',
  "Mia and Tom start a detectives' club",
  'a bakery burglary, investigated by a fox and a rabbit',
  'the culprits were the detectives all along',
  'solving the sweetie crime',
  "a junior investigators' team on the trail of a missing muffin",
  "who stole the chocolates from teacher's desk",
  'two young detectives and an empty sweet box',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dog who digs up a bone',
  'baking a birthday cake',
  'a bank robber and a policeman',
];
