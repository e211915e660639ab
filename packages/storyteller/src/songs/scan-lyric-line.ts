import type { LyricLine } from '@storylantern/contract';
import { plainText } from '../facts/given-text.ts';
import { usableName } from './song-cast.ts';
import type { Pronounce } from './sound/pronunciations.ts';
import { scanFreely } from './sound/scan.ts';
import { numbersInWords } from './sound/sung-numbers.ts';

export interface ScanLyricLineOptions {
  /** As the parent typed it; a name that no song can call is passed over. */
  readonly childName: string | null;
  /** Phones for names and words that the dictionary lacks, from a speech engine. */
  readonly pronounce?: Pronounce;
}

/** A line that can be sung, or a plain sentence for the parent that says why not. */
export type LyricLineScan = { readonly line: LyricLine } | { readonly reason: string };

/** How many syllables fit a line of four beats: one breath. */
const SYLLABLES = { fewest: 3, most: 16 } as const;
const MOST_READ = 400;
const LONGEST_WORD = 30;
const MARKUP = /<[^<>]*>/gu;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/&/g, ' and '],
  [/\+/g, ' plus '],
  [/(?<=\d)\s*%/g, ' percent'],
  [/(?<=[\p{L}\p{N}])\s*@\s*(?=[\p{L}\p{N}])/gu, ' at '],
  [/…/g, '...'],
];
/** What may stand in a line beside letters; everything else is left out. */
const UNSUNG = /[^\p{L}\p{M}\s.,!?;:'"()–—-]/gu;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** The line as it will be sung: numbers and signs in words, nothing else but letters and stops. Null: a number too long. */
function sungText(typed: string): string | null {
  let text = plainText(typed).slice(0, MOST_READ).replace(MARKUP, ' ');
  for (const [sign, said] of SIGNS) text = text.replace(sign, said);
  const inWords = numbersInWords(text.normalize('NFKC'));
  if (inWords === null) return null;
  return inWords
    .replace(UNSUNG, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,!?;:)])/g, '')
    .trim();
}

/**
 * Makes a parent's own words a line to sing: syllables with their sounds and stress, laid on four beats (three when
 * it is short), as `writeLyrics` makes them. The text may come back changed: numbers and signs are said in words, and
 * what no one can sing is left out. Offsets count UTF-16 units of the text that comes back. Never throws, unless
 * `pronounce` does.
 */
export function scanLyricLine(typed: string, { childName, pronounce }: ScanLyricLineOptions): LyricLineScan {
  const text = sungText(typed);
  if (text === null) return { reason: 'One of the numbers is too long to sing. Please write it in words.' };
  if (OTHER_SCRIPT.test(text)) {
    return { reason: 'The singer can read our alphabet only. Please write the line in its letters.' };
  }
  const words = text.match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  if (words.length === 0) return { reason: 'There is nothing to sing in this line yet. Please write some words.' };
  if (words.some((word) => word.length > LONGEST_WORD)) {
    return { reason: 'One of the words is too long to sing. Please use a shorter one.' };
  }
  const name = usableName(childName);
  const line = scanFreely(text, { pronounce, strong: name === null ? [] : [name] });
  const count = line.syllables.length;
  if (count < SYLLABLES.fewest) {
    return { reason: `That is too short for a line of a song. Please use at least ${SYLLABLES.fewest} syllables.` };
  }
  if (count > SYLLABLES.most) {
    return {
      reason: `That is too long to sing in one breath: it has ${count} syllables. Please use ${SYLLABLES.most} or fewer.`,
    };
  }
  return { line };
}
