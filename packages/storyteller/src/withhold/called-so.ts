import nlp from 'compromise';
import { ANYBODYS_NAMES, BOYS_NAMES, GIRLS_NAMES } from './first-names.data.ts';

/** What the language library's word list knows of names and places: small letters -> its kinds. */
const LEXICON = (nlp.model() as { one: { lexicon: Readonly<Record<string, string | readonly string[]>> } }).one.lexicon;

const kindsOf = (word: string): readonly string[] => {
  const kinds = Object.hasOwn(LEXICON, word) ? LEXICON[word] : undefined;
  return kinds === undefined ? [] : typeof kinds === 'string' ? [kinds] : kinds;
};

const isOneOf = (word: string, ...kinds: readonly string[]): boolean =>
  kindsOf(word).some((kind) => kinds.includes(kind));

/** Names that the list lacks and that children bear today, with the impression they give. */
const GIRLS = new Set(GIRLS_NAMES.split(' '));
const BOYS = new Set(BOYS_NAMES.split(' '));
const ANYBODY = new Set(ANYBODYS_NAMES.split(' '));

/** Whether people are called so, or a surname or a town is: in small letters. */
export const isCalledSo = (word: string): boolean =>
  isFirstName(word) || isOneOf(word, 'LastName', 'Person') || isPlaceName(word);

/** Whether people are called so by their first name. */
export const isFirstName = (word: string): boolean =>
  GIRLS.has(word) || BOYS.has(word) || ANYBODY.has(word) || isOneOf(word, 'FirstName', 'MaleName', 'FemaleName');

/** Whether a town, a region or a country is called so. */
export const isPlaceName = (word: string): boolean => isOneOf(word, 'City', 'Region', 'Country');

/** Whether a family is called so. */
export const isSurname = (word: string): boolean => isOneOf(word, 'LastName');

/** Whether a country is called so. */
export const isCountry = (word: string): boolean => isOneOf(word, 'Country');

/** Which impression a first name gives; null when it gives none, or both. */
export function impressionOf(word: string): 'girl' | 'boy' | null {
  const girl = GIRLS.has(word) || isOneOf(word, 'FemaleName');
  const boy = BOYS.has(word) || isOneOf(word, 'MaleName');
  return girl === boy ? null : girl ? 'girl' : 'boy';
}

/** Words of grammar and everyday speech that the list knows and a dictionary of things does not: "because", "went". */
export const isSaidEveryDay = (word: string): boolean => {
  const kinds = kindsOf(word);
  return (
    kinds.length > 0 &&
    !GIRLS.has(word) &&
    !BOYS.has(word) &&
    !ANYBODY.has(word) &&
    !kinds.some((kind) => NAMES.has(kind))
  );
};
const NAMES: ReadonlySet<string> = new Set([
  'FirstName',
  'MaleName',
  'FemaleName',
  'LastName',
  'Person',
  'Place',
  'City',
  'Region',
  'Country',
  'Organization',
  'SportsTeam',
  'ProperNoun',
  'Honorific',
  'Abbreviation',
  'Unit',
  'Currency',
]);
