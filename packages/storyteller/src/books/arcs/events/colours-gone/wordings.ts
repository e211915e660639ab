/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'who took the colours away',
  'one morning everything was grey',
  'the world in black and white',
  'all the colour has washed off',
  'a grey rainbow over a grey garden',
  'a girl brings back the colours',
  'why is the grass not green any more',
  'the rain rinsed the blue out of the sky',
  'a village without any colour',
  'the day the colours ran down the drain',
  'my red apple turned grey overnight',
  'a bear must put all the colours back',
  'where did red, blue and yellow run off to',
  'colorless town',
  'I woke up and everything was black and white',
  'the rain washed all the colours away',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a chameleon who can't change",
  'my crayons are lost',
  'a girl who learns her colours',
];
