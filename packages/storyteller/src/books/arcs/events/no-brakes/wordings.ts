/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the runaway train',
  "the runaway train that couldn't stop",
  'a train that cannot stop',
  'a bus with no brakes',
  'the bus whose brakes broke',
  "the brakes on the bus don't work",
  "a sledge that won't stop",
  'a runaway sledge',
  'the tractor rolled down the hill all by itself',
  "the lorry couldn't stop",
  'the little engine goes too fast down the hill and nobody can stop it',
  'help, we are going downhill and the brake has come off',
  'faster and faster down the hill, who can stop the bus',
  'stop that train',
  'a car without brakes',
  'the school bus that would not stop',
  'a shopping trolley that ran away',
  "the steam train can't brake and goes whizzing past the station",
  'our sledge went on and on and on',
  'the ice cream van rolls away down the hill',
  'a penguin on a runaway sledge',
  'the bus that never stopped at the bus stop',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a train that never stops tooting',
  'the bus that broke down',
  'the tractor that would not start',
  'a train that is always late',
  'the runaway pancake',
  'a runaway balloon',
  'a dog who cannot stop barking',
  'sledging in the snow with dad',
  'a racing car in a big race',
];
