import { isWordForm } from '../../words/dictionary.ts';
import type { Token } from './entities.ts';
import { BEING_WORDS, singularsOf } from './entries.ts';
import { kindOf } from './noun-kind.ts';
import { STOP_WORDS } from './word-lists.ts';

/** A theme needs this share of English words; others are told by what little is sure. */
const ENGLISH_SHARE = 0.5;

/** Whether a theme is in English, as far as its words say. */
export const isEnglish = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter((each) => each.word.length > 2);
  const known = words.filter(
    (each) => STOP_WORDS.has(each.word) || isWordForm(each.word) || BEING_WORDS.has(each.word) || kindOf(each.word),
  );
  const little = tokens.filter((each) =>
    /^(?:an?|the|and|is|of|to|who|my|in|with|has|are|goes)$/.test(each.word),
  ).length;
  return (
    words.length === 0 ||
    (known.length / words.length >= ENGLISH_SHARE && (little > 0 || words.length <= 3 || known.length === words.length))
  );
};

/** An entry that a theme names, and the words that do: places in the list of tokens, `to` excluded. */
export interface TableHit<T> {
  readonly entry: T;
  readonly from: number;
  readonly to: number;
}

/** The first entry of a table that some words of a theme name, longest first. */
export function find<T>(
  table: ReadonlyMap<string, { readonly entry: T }>,
  tokens: readonly Token[],
): TableHit<T> | null {
  for (let length = 3; length >= 1; length--) {
    for (let i = 0; i + length <= tokens.length; i++) {
      const words = tokens
        .slice(i, i + length)
        .map((each) => each.word)
        .join(' ');
      for (const form of length === 1 ? [words, ...singularsOf(words)] : [words]) {
        const entry = table.get(form)?.entry;
        if (entry !== undefined) return { entry, from: i, to: i + length };
      }
    }
  }
  return null;
}
