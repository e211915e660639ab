/** Titles of the plot. */
export const TITLES = ['who read the card', 'it was here just now', 'too much glue', 'for you, and you, and you'];
/** The same where it is a letter. */
export const LETTER_TITLES = [
  'who read the letter',
  'it was here just now',
  'too much glue',
  'everybody has an answer',
];
