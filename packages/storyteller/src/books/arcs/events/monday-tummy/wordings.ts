/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a tummy ache every Monday morning',
  'my tummy hurts when it is Monday',
  'it only hurts on school days',
  'the ache that comes at ten to eight',
  'he is poorly on Mondays and well by ten',
  'a bear with a Monday in his belly',
  'butterflies in my tummy before school',
  'my daughter has a sore tummy each Sunday evening',
  'nothing wrong, says the doctor, but it aches',
  'a fox who hates Mondays',
  'why does my stomach ache on a Monday?',
  'Monday morning blues',
  'a heavy feeling after the weekend',
  'a wobbly tummy about going back after the weekend',
  'the penguin who dreads Mondays',
  'not really ill, but it hurts',
  'mum listens to my tummy',
  'Sunday night tummy',
  'the worst day is Monday and my belly knows',
  'a worry that lives in the tummy',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bear who ate too much honey and has a tummy ache',
  'being sick at school',
  'my first day at school',
  'the days of the week',
];
