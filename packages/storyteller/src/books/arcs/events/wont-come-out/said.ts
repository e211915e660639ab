/** What is answered every time. */
export const REFRAINS = [
  'Not yet!',
  'Not today!',
  'No, not yet!',
  'Not just yet!',
  'Not now!',
  'Later, perhaps!',
  'I said not yet!',
  'Still not yet!',
  'Oh, not yet!',
  'Not this minute!',
] as const;
export const TITLES = ['not yet', 'who knocked?', 'only listening', 'the bear in the bathtub'];
