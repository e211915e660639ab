import { escaped } from '../words/escaped.ts';

const patterns = new Map<string, RegExp>();
const MOST_REMEMBERED = 500;

/** Whether one of the words stands in a text, as the beginning of a word: "share" is found in "shares". */
export function mentions(text: string, words: readonly string[]): boolean {
  const key = words.join('\n');
  let pattern = patterns.get(key);
  if (!pattern) {
    const all = words.map((word) => escaped(word)).join('|');
    pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${all})`, 'iu');
    if (patterns.size < MOST_REMEMBERED) patterns.set(key, pattern);
  }
  return words.length > 0 && pattern.test(text);
}
