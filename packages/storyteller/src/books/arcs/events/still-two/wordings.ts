/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'turning 3',
  'turning four',
  'turning five tomorrow',
  'she turns 6 on saturday',
  'my son is turning 4',
  'turning 2 and she is a big girl now',
  "I'm five today",
  'he will be seven next week',
  'my daughter is nearly 4',
  'being six',
  'becoming a 5 year old',
  'she is three years old today',
  'Mia turns three',
  'turning ten, double numbers at last',
  'on her birthday she feels no different at all',
  'am I bigger now that I am five',
  'a year older',
  'waking up and being a whole year older',
  'he cannot wait to be four',
  'how big is one when one is five',
  'do you feel older on your birthday',
  'the day I became six',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a birthday party',
  'two princes turn into frogs',
  'three bears',
  'the baby is one day old',
  'turning into a fish',
  'great granny turns 90',
];
