/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a train meant for the sea ends up in the mountains',
  'the little engine went left when it should have gone right',
  "where are we? not at the seaside, says the driver's mate",
  "a locomotive that can't turn round",
  'up and up among the goats by mistake',
  'off course on the railway',
  'slippery rails, steep slope, puff puff',
  'the points were set wrong',
  'a steam train discovers a forgotten station',
  'a tram climbs into the hills',
  'a blue lake instead of the beach, hooray for the muddled train',
  'forty years late at the top',
  'my trains-obsessed son wants an engine on an unexpected line',
  'what if a train went astray and found somewhere even better',
  'the little train went the wrong way',
  'a train meant for the seaside ends up in the mountains',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "on the wrong train to Grandma's",
  'a toy train under the sofa',
  'a car gets lost in the city',
];
