import { onsetLength } from './syllable-bounds.ts';
import { listedForm, pronunciationsOf, type Pronounce } from './pronunciations.ts';

const isVowel = (phone: string): boolean => /\d$/.test(phone);

/** What a rhyme is made of: all sounds from the last stressed vowel, and the consonants that open that syllable. */
function rhymeOf(phones: readonly string[]): { readonly onset: string; readonly sound: string } {
  const vowels = phones.flatMap((phone, i) => (isVowel(phone) ? [i] : []));
  const stressed = vowels.filter((i) => /[12]$/.test(phones[i] ?? ''));
  const from = stressed.at(-1) ?? vowels.at(-1) ?? 0;
  const before = vowels.filter((i) => i < from).at(-1);
  const between = phones.slice(before === undefined ? 0 : before + 1, from);
  const onset = before === undefined ? between : between.slice(between.length - onsetLength(between));
  const sound = phones.slice(from).join(' ').replace(/\d/g, '');
  // "ear" and "near" stand in the dictionary now with one vowel, now with the other.
  return { onset: onset.join(' '), sound: sound.replace(/\bIY R\b/g, 'IH R').replace(/\bUW R\b/g, 'UH R') };
}

/**
 * Whether two words rhyme truly: the same sounds from the last stressed vowel on, after different consonants. A word
 * never rhymes with itself.
 */
export function isTrueRhyme(a: string, b: string, pronounce?: Pronounce): boolean {
  if (listedForm(a) === listedForm(b)) return false;
  const ends = pronunciationsOf(b, pronounce).map(rhymeOf);
  return pronunciationsOf(a, pronounce)
    .map(rhymeOf)
    .some((one) => ends.some((other) => one.sound === other.sound && one.onset !== other.onset));
}

/** The last word of a line; "" when it has none. */
export const lastWord = (line: string): string => line.match(/[\p{L}\p{M}\p{N}'’]+/gu)?.at(-1) ?? '';
