/** Themes of this kind as parents type them. */
export const WORDINGS: readonly string[] = [
  'two rival bakers whose cakes fall in love',
  'two friends run a lemonade stand against each other and both end up with no customers',
  'two rival ice cream vans',
  'two pizza makers on the same street',
  'a lemonade war between two neighbours',
  'two rival hat makers',
  'two cake shops on opposite sides of the street',
  'two neighbours who both sell lemonade and compete with each other',
];
