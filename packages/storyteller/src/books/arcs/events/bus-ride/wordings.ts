/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'going to town on the number 9 bus',
  'ding ding, who rang the bell',
  'my toddler loves pressing the stop button',
  'going into town on the big red bus with granny',
  'a hen takes the bus',
  'we missed our stop',
  'a journey through the streets by bus',
  'sitting at the front next to the driver',
  'a dog who travels on the bus all alone',
  'next stop the park',
  'all aboard the number 4 with nana',
  'Tom gets on, pays and looks out of the window',
  'why does the bell go when nobody wants to get off',
  'a cat who goes by bus every morning',
  'ding ding, next stop please',
  'a trip into town on the number 12',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a bus that won't start",
  'a school bus who can fly',
  'a bus driver who is always late',
];
