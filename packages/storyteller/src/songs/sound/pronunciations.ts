import { dictionary } from 'cmu-pronouncing-dictionary';
import { lettersToPhones } from './letters-to-phones.ts';
import { SPOKEN_AS } from './spoken-as.ts';

/** Phones of a word (CMU names, vowels with their stress), from a speech engine; null when it does not know. */
export type Pronounce = (word: string) => readonly string[] | null;

const split = (phones: string): string[] => phones.split(' ');
const VARIANTS = ['', '(2)', '(3)'];
const MOST_KEPT = 10_000;
const kept = new Map<string, readonly (readonly string[])[]>();

function listed(word: string): readonly (readonly string[])[] {
  const known = kept.get(word);
  if (known) return known;
  const found = lookedUp(word);
  if (kept.size < MOST_KEPT && word.length < 30) kept.set(word, found);
  return found;
}

const lookedUp = (word: string): string[][] => [
  ...(Object.hasOwn(SPOKEN_AS, word) ? (SPOKEN_AS[word] ?? []).map(split) : []),
  ...VARIANTS.flatMap((mark) => {
    const key = `${word}${mark}`;
    const phones = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
    return phones === undefined ? [] : [split(phones)];
  }),
];

const HISS = /^(?:S|Z|SH|ZH|CH|JH)$/;
const BREATHED = /^(?:P|T|K|F|TH)$/;
/** "fox" and "s" or "'s": what the ending sounds like after the word. */
const withS = (phones: readonly string[]): string[] => {
  const last = phones.at(-1) ?? '';
  return [...phones, ...(HISS.test(last) ? ['IH0', 'Z'] : BREATHED.test(last) ? ['S'] : ['Z'])];
};
/** "Rrrumble", "Mmmm": a letter held is the same letter. */
const HELD = /(\p{L})\1{2,}/gu;

/** The word as dictionaries list it: small letters, straight apostrophe, nothing else. */
export const listedForm = (word: string): string =>
  word.toLowerCase().replaceAll('’', "'").replace(/^'+|'+$/g, ''); // prettier-ignore

/**
 * All ways a word may be sung, the likeliest first; never empty. `pronounce` is asked for what the dictionary lacks,
 * and letter rules answer when it does not know.
 */
export function pronunciationsOf(typed: string, pronounce?: Pronounce): readonly (readonly string[])[] {
  const word = listedForm(typed);
  const known = listed(word);
  if (known.length > 0) return known;
  const told = pronounce?.(typed);
  if (told && told.some((phone) => /\d$/.test(phone))) return [told];
  const bare = word.replace(HELD, '$1');
  const once = listed(bare);
  if (once.length > 0) return once;
  const base = /^(.{2,}?)(?:'s|s')$/.exec(bare)?.[1] ?? /^(.{2,}[^s])s$/.exec(bare)?.[1];
  if (base !== undefined) {
    const bases = listed(base);
    if (bases.length > 0) return bases.map(withS);
  }
  return [lettersToPhones(bare)];
}
