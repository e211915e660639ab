/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a snowman who comes alive but only at night',
  'a snowman that comes to life at night',
  'the snowman came alive in the middle of the night',
  'a garden gnome who comes to life when nobody is looking',
  'a scarecrow comes to life after dark',
  'the statue in the garden wakes up at night',
  'the gnomes come alive at night',
  'a stone lion who only moves at night',
  'our snowman moves when we are asleep',
  'a snowman who is only alive in the dark',
  'a scarecrow who walks about at night',
  'a snowgirl who comes alive when the sun goes down',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'toys that come to life at night',
  'a snowman who melts',
  'building a snowman',
  'an owl who is awake at night',
  'a scarecrow who is afraid of crows',
  'a teddy that comes alive',
  'the snowman who wanted to see summer',
];
