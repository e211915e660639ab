import { ageIn } from '../understand/age.ts';
import { plainWords } from '../understand/plain-words.ts';
import type { Moment } from './conversation.ts';

const NUMBERS = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const N = `(\\d{1,2}|${NUMBERS.slice(1).join('|')})`;
const numberOf = (word: string): number => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word));
const OLDEST_YEARS = 17;

/** "Dos años y medio", "año y medio". */
const AND_A_HALF = new RegExp(`(?<!hace )\\b(?:${N} )?(?:anos? )?y medio\\b`);
/** "Mi hijo de 6", with no unit after it. */
const OF = new RegExp(
  `\\b(?:hij|nin|nen|niet|sobrin|peque|chic|chamac)\\w* (?:\\w+ )?de ${N}\\b(?! (?:mes|seman|dia|hora|hij|herman|ano|y ))`,
);

/** Ways of telling an age that only Spanish has, in months; null when none stands in the text. */
function ownAgeIn(plain: string): number | null {
  const half = AND_A_HALF.exec(plain);
  if (half && (half[1] !== undefined || half[0].startsWith('ano'))) return numberOf(half[1] ?? 'un') * 12 + 6;
  const years = OF.exec(plain)?.[1];
  return years !== undefined && numberOf(years) <= OLDEST_YEARS ? numberOf(years) * 12 : null;
}

/** The age a Spanish message tells, in months; null when it tells none. */
export const spanishAgeIn = (message: string): number | null =>
  ownAgeIn(plainWords(message)) ?? ageIn(message)?.months ?? null;

/** The child's age in months: from the newest message that tells one, else as the family gave it. */
export function spanishAge(moment: Moment): number | null {
  const told = moment.before.map(({ asked }) => spanishAgeIn(asked)).findLast((months) => months !== null);
  return spanishAgeIn(moment.understanding.plain) ?? told ?? moment.understanding.ageMonths;
}
