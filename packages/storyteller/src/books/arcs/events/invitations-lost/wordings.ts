/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the invitations got lost',
  'my birthday party but nobody comes because the invitations got lost',
  'the party invitations blew away',
  'nobody got the invitation to my party',
  'the lost birthday invitations',
  'he forgot to post the invitations and nobody came',
  'the wrong people get the party invitations',
  'everybody is invited by mistake',
  'nobody got my invitations',
  'none of my friends got their party invitation',
  'my party cards never came',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'not invited to the party',
  'everyone is invited but me',
  'a birthday party',
  'a wedding invitation for mum',
  'nobody remembered my birthday',
];
