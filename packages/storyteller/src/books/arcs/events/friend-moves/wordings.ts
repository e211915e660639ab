/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my best mate is leaving for Australia',
  'how do you stay friends when one of you lives a long way away',
  'next door are packing up and her friend is going with them',
  'the last day before my friend goes to live in Canada',
  'two tins and a string between our windows',
  'a rabbit whose pal has moved to the other side of the hill',
  "we used to live next door to each other and now it's four hours by car",
  'sending letters to someone I miss',
  'the removal lorry took my friend',
  "Ella and Noor say goodbye, Noor's family are off to live in Leeds",
  'a bear has to say farewell to the badger next door',
  'the house opposite is empty since Tom left',
  "his very best friend from nursery is emigrating and he's so sad",
  'keeping in touch with a friend in another country',
  'her best friend is moving to another town',
  'how to stay friends when you live far apart',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'our family moves house',
  'two friends who fell out over a kite',
  'a goodbye party for the teacher',
];
