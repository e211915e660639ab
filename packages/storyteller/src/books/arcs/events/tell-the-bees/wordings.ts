/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'grandpa is a beekeeper',
  'my grandad keeps bees at the bottom of the garden',
  'helping grandpa with the bees',
  'a visit to the beehives',
  'granny shows me how honey is made',
  'the beehive behind the shed',
  'where does the honey in the jar come from',
  'a bear cub who helps the beekeeper',
  'telling the bees',
  'the dance of the honey bees',
  'bees tell each other where the flowers are',
  'following the bees to find the flowers',
  'my daughter wants to be a beekeeper',
  'collecting honey with grandad',
  'fifty thousand bees live in our garden',
  'daddy puts on his bee suit',
  'a day at the hives',
  'our first jar of honey',
  'a neighbour who keeps bees',
  'the bees on the roof of the flats',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bee who cannot find any flowers',
  'a bee stung me on the foot',
  'winning the spelling bee',
  'a bear who is stuck in a honey jar',
  'a bear and a jar of honey',
];
