/** Said of what cannot be got back. */
export const REFRAINS = [
  'It went down!',
  'Down it went!',
  'It has gone down!',
  'Gulp, and gone!',
  'Gone with the banana!',
  'Gulp, it was gone!',
  'Well, down it went!',
  'And down it went!',
] as const;
/** What the book may be called. */
export const TITLES = ['down with the banana', 'the open mouth', 'received, one gap', 'gulp'];
