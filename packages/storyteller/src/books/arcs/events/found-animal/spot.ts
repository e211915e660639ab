/** Where somebody small may be found by anybody who goes past. */
export const SPOT =
  /\b(?:under|behind|in|on|by|beside|at) (?:the|our|my|a|an) (?:old |long |wet |garden |front |back )?(?:hedge|garden|shed|beach|bush|doorstep|bench|woods?|forest|park|path|leaves|tree|playground|seaside|pond|field)\b/;

/** Any words that say where. */
const SOMEWHERE = /\b(?:under|behind|in|on|by|beside|at|near|inside|from|up) (?:the|our|my|an?) /;

/** Whether a theme says no place, or one where a family might come by: not a castle, and not a fridge. */
export const isWhereOneWalks = (raw: string): boolean =>
  !SOMEWHERE.test(raw) || SPOT.test(raw) || /\bon an? (?:\p{L}+ )?walk\b/u.test(raw);
