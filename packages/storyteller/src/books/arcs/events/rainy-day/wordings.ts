/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "it's pouring and there is nothing to do",
  'a den under the kitchen table',
  'drip drop on the window pane',
  'cushions, blankets and chairs make a castle in the lounge',
  "we can't go out today because of the weather",
  'a wet weekend at home',
  'bored, bored, bored',
  'a house made of bedsheets',
  'when will it stop so I can wear my new boots',
  'drops race down the glass',
  'two kittens cooped up at home',
  'building a fort with my brother out of pillows',
  'grey clouds all day long and we stay in',
  'stuck in dours',
  "it's pouring and there's nothing to do",
  'a den out of cushions and chairs',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'rain ruined the school trip',
  'a flood in the village',
  'camping in the forest',
];
