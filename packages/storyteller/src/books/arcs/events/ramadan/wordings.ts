/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'no supper until sunset',
  'dates and soup when the sun goes down',
  'fasting for the first time like the grown-ups',
  'waiting for the evening meal with everyone',
  'eid is nearly here and we are still waiting for dark',
  'breaking the fast together',
  'Amina wants to fast too',
  'is it time yet? the sun is still up',
  'the call to prayer at dusk and one sweet date',
  'our muslim neighbours share their supper',
  'Yusuf keeps his first fast',
  'half a day without lunch',
  'a plate for the bus driver when the sun has set',
  "my son's first ramadhan",
  'when the sun sets we eat together',
  'my big sister is fasting for the first time',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a fast car',
  'an early breakfast in the mountains',
  'the bus that would not wait',
];
