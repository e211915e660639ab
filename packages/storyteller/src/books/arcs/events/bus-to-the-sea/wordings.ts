/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bus driver who one day drives to the sea',
  'the bus that went to the seaside',
  'the number nine bus does not turn round',
  'everybody on the bus goes to the beach instead of to work',
  'the day the bus kept going all the way to the sea',
  'a bus driver turns left instead of right',
  'a bear who drives the bus takes all his passengers to the sea',
  'the bus is meant to go to town but drives to the ocean',
  'a driver who is tired of the same old route',
  'instead of the market the bus takes us all to the coast',
  'the bus driver decides to go to the beach',
  'a coach full of people ends up paddling',
  'nobody wanted to get off the bus',
  'a bus that has never seen the sea',
  'one sunny morning the school bus drove straight past school to the seaside',
  'the last stop is the sea',
  'it says sea on the front of the bus',
  'an old bus who wants to see the sea',
  'grandma drives the bus to the sea',
  'my son wants the bus to go to the sea',
  'a bus that is tired of going the same way every day',
  'bored of the same stops, the bus turned left instead of right',
  'it was so hot that the driver drove us all to the sea to paddle',
  'who wants to paddle, said the driver of the bus',
  'one hot day the bus went to the beach instead',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'we are on the wrong bus',
  'a day at the beach with Grandad',
  'the bus is always late',
  'a bus driver who is afraid of tunnels',
  'the sea is too cold',
  'my mum is a bus driver',
  'a bus that wants to see the sea',
];
