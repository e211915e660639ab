/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'waves as high as a house',
  'the ferry tips over to one side',
  'hold on tight, the sea is wild today',
  'forty sheep slide across the deck',
  'a howling gale and a small boat',
  'captain, the ship is leaning',
  'rocking and rolling on the ocean in bad weather',
  'a little boat and the big wind',
  'everything slides left',
  'rain lashes the sailors',
  'a hurricane at sea and my brave daughter on board',
  'thrown about by enormous waves in our sailing boat',
  'a voyage that gets very very bumpy',
  'a tempest on the hi seas',
  'the waves are as high as houses',
  'hold on tight, says the captain, here comes the wind',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a storm in the garden',
  'a shipwreck on an island',
  'a lighthouse in the fog',
];
