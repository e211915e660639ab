/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "this isn't the way to Grandma's, is it",
  'we got on the six and it was a nine',
  "we've never been past a castle before on the way to town",
  "oh dear, where's this bus taking us?",
  'all the passengers are on the wrong one and none of them says so',
  'a mouse took a bus to who knows where',
  'the number fell upside down',
  'excuse me driver, are we going to the seaside?',
  "Mia hops onto a tram that isn't hers",
  'hopped on without looking at the number',
  'two friends end up somewhere else entirely by coach',
  'the mix-up at the stop',
  "we should have been there ages ago, I think we're on a different train",
  'a missing screw and a busful of puzzled people',
  'we got on the wrong bus',
  "this isn't the way to nana's, is it",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the wheels on the bus',
  'we missed the bus',
  'a bus driver who is always late',
];
