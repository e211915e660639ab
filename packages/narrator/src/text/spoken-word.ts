import { SPEECH_LIMITS } from '../speech-limits.ts';
import { spokenAbbreviation } from './abbreviations.ts';
import { romanise } from './romanise.ts';
import { spokenNumber } from './spoken-numbers.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '&': ' and ',
  '+': ' plus ',
  '=': ' equals ',
  '@': ' at ',
  '%': ' percent ',
};
/** Noises that the engine would spell out letter by letter, as something close to them that it can say. */
const NOISES: readonly (readonly [RegExp, string])[] = [
  [/^h+m+$/, 'hum'],
  [/^m{2,}$/, 'um'],
  [/^s+h+$/, 'shush'],
  [/^p+s+t+$/, 'pist'],
  [/^b+r{2,}$/, 'burr'],
  [/^g+r{2,}$/, 'gurr'],
  [/^z{2,}$/, 'zuzz'],
  [/^ugh+$/, 'ug'],
];
const SPOKEN_AT_ONCE = 200;

/**
 * What is said for one written word: small letters, apostrophes and spaces only, at most 200 characters. Empty when
 * nothing of it can be said (a name in Chinese characters, for instance).
 */
export function spokenWord(written: string): string {
  const word = [...written].slice(0, SPEECH_LIMITS.wordCharacters).join('');
  return plain(spokenAbbreviation(word) ?? (/\d|[½¼¾⅓⅔]/.test(word) ? spokenNumber(arabic(word)) : word));
}

/**
 * What a respelling says ("shi-VAWN"): its syllables, never as initials or short forms. A syllable without a vowel
 * ("nee-v") belongs to the one before it, since alone it would be read as the name of a letter.
 */
export function spokenRespelling(respelling: string): string {
  return plain(respelling.toLowerCase())
    .split(' ')
    .reduce(
      (said, syllable) => (said === '' || /[aeiouy]/.test(syllable) ? `${said} ${syllable}` : said + syllable),
      '',
    )
    .trim();
}

function plain(text: string): string {
  return text
    .replace(/[&+=@%]/g, (sign) => SIGNS[sign] ?? ' ')
    .replace(/(?<=\p{L})\.(?=\p{L}{2})/gu, ' dot ')
    .split(/[^\p{L}\p{M}\p{N}'‘’ʼ`´]+/u)
    .map(sayable)
    .filter(Boolean)
    .join(' ')
    .slice(0, SPOKEN_AT_ONCE)
    .trim();
}

function sayable(word: string): string {
  const letters = romanise(word)
    .replace(/^'+|'+$/g, '')
    .replace(/'{2,}/g, "'")
    .replace(/([a-z])\1{2,}/g, '$1$1$1');
  const noise = NOISES.find(([pattern]) => pattern.test(letters));
  return noise ? noise[1] : letters.replace(/([a-z])\1\1/g, '$1$1');
}

/** Full-width and other decimal digits as 0 to 9. */
const arabic = (word: string): string => word.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'));
