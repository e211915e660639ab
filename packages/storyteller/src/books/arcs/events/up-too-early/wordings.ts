/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my son wakes up at five and wants to play',
  'waking up too early',
  'a bear who gets up too early',
  'my daughter is awake at five every morning',
  'is it morning yet?',
  'wide awake before the sun',
  'the first one up in the house',
  'he wakes everybody up at five in the morning',
  'a child who wakes up at five',
  'up too early again',
  'a mouse who wakes before everyone else',
  'wakes us up at the crack of dawn',
  'my toddler is an early riser',
  'too early to get up',
  'a rabbit who is always up first',
  'everybody is still asleep and I want to play',
  'up before the birds',
  "five o'clock in the morning",
  'stay in bed until seven',
  'awake while it is still dark outside, and ready to play',
  'is it morning now? no',
  'is it morning yet? he asks at five',
  'it is not morning yet',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a cockerel who crows too early',
  'my son wakes up in the night and is scared',
  'a bear who will not wake up',
  'my daughter will not go to sleep',
  'getting up early to go on holiday',
  'a train where you go to bed and wake up in another country',
];
