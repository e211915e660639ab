/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the rusty tractor at the back of the barn',
  'nobody needs the old lorry now that there is a new one',
  'an old bus waits to be scrapped, and a hen lays eggs in it',
  'the shiny new digger laughs at the old digger',
  'too old to work, the little steam engine stands in the grass',
  "grandad's tractor is only good for scrap, they say",
  'an old fire engine that is not needed any more becomes a playground',
  'the clapped-out van and the brand new van',
  'the tractor has been standing in the nettles for years',
  'a tram that was taken out of service',
  'what becomes of old machines?',
  'the new train is faster than the old train',
  'a locomotive rusting in a siding',
  'birds nest in the old combine harvester',
  'the old tractor was forgotten when the other one came',
  'the bus that nobody rides any more',
  'old and slow, but still useful',
  'a retired steamroller by the hedge',
  'save the old engine from the scrapyard',
  'the truck with the peeling paint whom nobody drives',
  'the oldest bus in the garage',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a tractor that gets stuck in the mud',
  'a bus ride to town',
  'the new fire engine goes to its first fire',
  'an old robot in the garden',
];
