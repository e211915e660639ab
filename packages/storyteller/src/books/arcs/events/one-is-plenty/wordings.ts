/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'great granny is 100',
  'great-grandma turns 100',
  "my great grandmother's hundredth birthday",
  "grandpa's 80th birthday",
  'granny is 70',
  'grandma turns seventy on sunday',
  'nana will be 90 next week',
  "opa's 75th birthday party",
  "it's abuela's 80th birthday and the whole family comes",
  'great grandad is a hundred years old',
  'the oldest person in our family',
  'a hundred candles for great granny',
  'everybody comes for the 90th birthday of our great grandfather',
  'great gran is very very old and has a birthday',
  'a letter from the king because great nana is 100',
  'what do you give someone who is 100',
  'a party for our hundred year old neighbour',
  'one hundred years old today',
  'how old is great granny',
  'bisabuela cumple a hundred',
  'a hundred presents for a hundred years',
  'my nan is turning 60 and I want to surprise her',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a hundred dragons',
  'granny is ill',
  'my birthday party',
  'a hundred rooms in granny’s house',
  'counting to a hundred',
  'turning 5',
];
