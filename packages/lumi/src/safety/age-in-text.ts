import { someOf } from './pattern.ts';

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};
const NUMBER = `([0-9]+(?:\\.[0-9]+)?|${Object.keys(NUMBER_WORDS).join('|')})`;
const AGE = new RegExp(
  `(?:^|(?<=[|,] ))${NUMBER} (days?|weeks?|wks?|months?|mths?|years?|yrs?)(?= (?:and|,|\\||old|baby|with|he|she|not|no|here))|(?<=(?:^| )(?:he is|she is|is|son|daughter|kid|baby|child|toddler|boy|girl) )(?:only |nearly |almost |just )?${NUMBER}()(?: and a half)?(?= (?:and|not|,|\\||but|he|she|still|now|says))|(?<![^ ])(?:${NUMBER} (?:and a half )?(days?|weeks?|wks?|months?|mths?|mo|years?|yrs?|yo)(?: and a half)?(?: old| of age)|${NUMBER} ?(yo|mo|wk|mth|m old)(?: old)?|(?:at|aged|is|turned|only|just|nearly|almost|my|our) ${NUMBER} (weeks?|months?|years?)(?! (?:ago|in|now|later))|${NUMBER} (week|month|year) old|${NUMBER} (wk|mth|yr)s?(?: old)?(?: baby| boy| girl| son| daughter)|(?:tiene|de|con|tenia) ${NUMBER} (dias?|semanas?|mes|meses|anos?|anitos?))(?![^ ])`,
);
const NEWBORN = someOf(['newborn|new born|recien nacid[oa]']);
const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/^d/, 12 / 365],
  [/^(?:w|sem)/, 12 / 52],
  [/^m/, 1],
  [/^[ya]/, 12],
];

/**
 * The youngest-sounding age in months that normalised text tells, or null. Durations ("for two weeks", "5 months ago") are no
 * ages. Apart from `understand/age.ts`, which reads the age of the child who is asked about: here a baby beside that child
 * counts, as a fever does not wait for grammar.
 */
export function monthsIn(text: string): number | null {
  const found = AGE.exec(text);
  if (found === null) return NEWBORN.test(text) ? 0 : null;
  const groups = found.slice(1).filter((each) => each !== undefined);
  const said = groups[0] ?? '';
  const unit = groups[1] ?? '';
  const count = NUMBER_WORDS[said] ?? Number(said);
  const half = /and a half/.test(found[0]) ? 0.5 : 0;
  const months = unit === '' ? 12 : MONTHS.find(([start]) => start.test(unit))?.[1];
  return months === undefined || Number.isNaN(count) ? null : (count + half) * months;
}
