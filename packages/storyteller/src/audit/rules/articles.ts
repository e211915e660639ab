import { banned, OWN } from '../rule.ts';

/** "a apple", "an pear"; words that are written with a vowel and spoken without one, or the other way, are let be. */
export const articles = banned(
  { id: 'articles', title: 'It says "a" and "an" rightly', hard: true, basis: OWN },
  /\ba (?!(?:u(?:se|sual|ni|k|til)|one|once|eu|ewe))[aeiou]\p{L}|\ban (?!(?:hour|honest|heir|honou?r|[aeiou]|[FHLMNRSX][\s-]))\p{L}/iu,
  'masked',
);
