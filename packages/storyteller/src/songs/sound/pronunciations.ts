import { dictionary } from 'cmu-pronouncing-dictionary';
import { lettersToPhones } from './letters-to-phones.ts';
import { SPOKEN_AS } from './spoken-as.ts';

/**
 * Phones of a word (CMU names, vowels with their stress: "EH1"), from a speech engine; null when it does not know. The
 * word is asked in small letters.
 */
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

/** Longer words are not asked about. */
const LONGEST_ASKED = 30;
/** "fox's", "foxes'", "gogglos": the word without its ending. */
const baseOf = (word: string): string | undefined =>
  /^(.{2,}?)(?:'s|s')$/.exec(word)?.[1] ?? /^(.{2,}[^s])s$/.exec(word)?.[1];

/** What the dictionary says of a word, of the word with its held letters said once, or of the word without its "s". */
function inDictionary(word: string): readonly (readonly string[])[] {
  const known = listed(word);
  if (known.length > 0) return known;
  const bare = word.replace(HELD, '$1');
  const once = listed(bare);
  if (once.length > 0) return once;
  const base = baseOf(bare);
  return base === undefined ? [] : listed(base).map(withS);
}

/** The form under which `pronounce` is asked for a word; null for one that the dictionary has, or nobody is asked about. */
export function askedForm(typed: string): string | null {
  const word = listedForm(typed);
  if (word.length > LONGEST_ASKED || !/\p{L}/u.test(word) || inDictionary(word).length > 0) return null;
  return /^(.{2,}?)(?:'s|s')$/.exec(word)?.[1] ?? word;
}

/**
 * All ways a word may be sung, the likeliest first; never empty. `pronounce` is asked for what the dictionary lacks
 * (in small letters, without "'s"), and letter rules answer when it does not know.
 */
export function pronunciationsOf(typed: string, pronounce?: Pronounce): readonly (readonly string[])[] {
  const word = listedForm(typed);
  const known = inDictionary(word);
  if (known.length > 0) return known;
  const asked = pronounce ? askedForm(word) : null;
  const told = asked === null ? null : (pronounce?.(asked) ?? null);
  if (told?.some((phone) => /\d$/.test(phone))) return [asked === word ? told : withS(told)];
  return [lettersToPhones(word.replace(HELD, '$1'))];
}
