/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "somebody swiped Grandpa's specs",
  "a monkey keeps pinching everyone's glasses",
  'every night the cake on the plate is gone',
  'the midnight muncher, who can it be',
  "who's been eating my jam?",
  "a magpie made off with granny's reading glasses",
  'a trap for whoever scoffs our biscuits in the dark',
  'the sleepwalking snaffler',
  'why does that cheeky monkey want my glasses?',
  'who pinched the pie?',
  'flour on the floor to catch the nighttime nibbler',
  "Bear sets a trap for the honey robber, and it's himself",
  "give them back! I can't see a thing without them",
  'crumbs in the morning again, and detective Mia on watch',
  'who ate the cake in the night',
  "grandpa's glasses have been pinched",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'robbers break into a bank',
  'the crown jewels are stolen',
  'losing my glasses at school',
];
