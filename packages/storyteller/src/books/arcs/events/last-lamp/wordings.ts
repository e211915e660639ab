/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the lamplighter',
  'a lamplighter in old London',
  'the old lamplighter who lights the street lamps',
  'a boy who watches the lamplighter',
  'Mia helps the lamplighter',
  'the man who lights the lamps in the street',
  'lighting the gas lamps at dusk',
  'a mouse who is a lamplighter',
  'the lamplighter goes home in the dark',
  'the last lamp in the street',
  'street lamps being lit one by one',
  'the lamplighter and the moon',
  'when the streets had gas lamps',
  'a lamp lighter with a long pole',
  'every evening the lamplighter came down our street',
  'the lamplighter who lit everybody home',
  'who lights the street lights',
  'the town with a hundred lamps',
  'a hedgehog lights the lanterns in the wood',
  'the lantern lighter',
  'the girl who wanted to be a lamplighter',
  'a bedtime story about a lamplighter',
  'the lamplighter is tired',
  'the gas lamps on our street',
  'victorian lamplighter',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a lantern parade',
  'a lighthouse keeper',
  'a night light that will not go on',
  'a power cut',
  'a genie in a lamp',
  'afraid of the dark street',
];
