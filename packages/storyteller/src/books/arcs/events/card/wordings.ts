/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'making a card for granny',
  'a valentine for my teacher',
  'she drew a big red heart with I love you',
  'glue everywhere',
  'a bear writes a letter to his friend',
  'a thank you note for daddy',
  'my son cuts and sticks a birthday card',
  'the get well card that disappeared',
  'where has my valentine gone, it was stuck to me all the time',
  'lots and lots of glue and gold glitter',
  'something special for mummy that says love',
  'a mouse who posts a letter to her uncle',
  "Mia makes a card and everybody thinks it's for them",
  'a home made card for a friend',
  'making a valentine for somebody I like',
  'a card with far too much glue',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a letter to santa', 'a card trick', 'a message in a bottle'];
