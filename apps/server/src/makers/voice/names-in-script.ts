import type { NarrationScript } from '../maker.ts';

/**
 * Whether a script has a name of the family in it, in any case, with or without accents. Words that are said another way
 * than they are spelled count as names, which nearly all of them are. Of a name of several words each one counts: better
 * a story too many read by the narrator of this machine than a name that leaves it.
 */
export function hasFamilyName({ segments, said, names = [] }: NarrationScript): boolean {
  const text = plain(segments.map((segment) => segment.text).join('\n'));
  const words = new Set(wordsOf(text));
  return [...names, ...Object.keys(said)]
    .flatMap((name) => wordsOf(plain(name)))
    .some((name) => words.has(name) || (UNSPACED.test(name) && text.includes(name)));
}

/** Scripts that write no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
