import { familiar } from './synonyms.ts';

/** Words that stand in every parent's question and tell nothing about what is asked. */
const EVERYDAY = new Set(
  (
    'the a an and or of to in on at for with my is are was were be been am i he she it we they him her his hers their them ' +
    'me you your our us do does did not no nor that this these those so how what who why can could should would will if but ' +
    'about just really very have has had having get gets got getting old year years yr yrs yo month months mo week weeks ' +
    'son daughter child children kid kids baby toddler boy girl lo dd ds little one normal help please time times day days ' +
    'any some every all as from by than then there here because since still even too much many more lot always never ' +
    'keep keeps want wants go goes going come comes make makes let lets say says said tell tells think know like thing ' +
    'things something anything nothing way right good bad best advice tips ideas need needs again now today tonight ' +
    'ok okay until work works working long happen happens happened start starts started stop stops yes maybe mostly usually sometimes ' +
    'he is she is two three four five six seven eight nine ten half also only into out up down off over'
  ).split(' '),
);

/** A light stem: enough that "biting" finds "bites" and "worries" finds "worry". */
const stem = (word: string): string =>
  word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ings?|ed|es|s)$/, (ending) => (word.length - ending.length >= 3 ? '' : ending))
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '');

/** The word as the search keeps it; null for everyday words and single letters. */
export const term = (word: string): string | null =>
  EVERYDAY.has(word) || word.length < 2 || /^\d/.test(word) ? null : stem(familiar(word));

/** The telling words of a text in plain words, stemmed, each once. */
export const termsOf = (plain: string): readonly string[] => [
  ...new Set(plain.split(/[^a-z0-9]+/).flatMap((word) => term(word) ?? [])),
];
