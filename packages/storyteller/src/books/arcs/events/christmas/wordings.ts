/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the night before christmas',
  'too excited to sleep on christmas eve',
  'decorating the tree with grandma',
  'wrapping a present for dad',
  "the star won't go on top of the christmas tree",
  'is it morning yet, can we open them',
  'a bear family at xmas',
  'stockings by the fire',
  "a funny shaped parcel, he'll guess what it is",
  'my first christmas',
  'twinkly lights and a very tall fir tree in the living room',
  "a mouse's christmas surprise",
  "counting down the sleeps, it's nearly the 25th of december",
  "wide awake at four o'clock on christmas morning",
  'the night before Christmas and nobody can sleep',
  'putting the star on top of the tree',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a reindeer with a red nose',
  'the school nativity play',
  'a snowman who melts',
];
