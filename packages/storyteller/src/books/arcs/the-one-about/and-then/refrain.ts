/** What each asks who comes to the end of a book without a last page; in the end it is what that page says. */
export const REFRAINS = [
  'And what then?',
  'And after that?',
  'And what came next?',
  'So what came then?',
  'So what then?',
  'And then what?',
  'And what happens then?',
] as const;
