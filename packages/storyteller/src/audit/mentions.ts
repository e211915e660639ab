import { escaped } from '../words/escaped.ts';

/** One story asks for the same list of words in every paragraph, and the next story of its frame for the same words. */
const ofList = new WeakMap<readonly string[], RegExp>();
const patterns = new Map<string, RegExp>();
const MOST_REMEMBERED = 500;

function patternOf(words: readonly string[]): RegExp {
  const key = words.join('\n');
  let pattern = patterns.get(key);
  if (!pattern) {
    const all = words.map((word) => escaped(word)).join('|');
    pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${all})`, 'iu');
    if (patterns.size < MOST_REMEMBERED) patterns.set(key, pattern);
  }
  ofList.set(words, pattern);
  return pattern;
}

/** Whether one of the words stands in a text, as the beginning of a word: "share" is found in "shares". */
export function mentions(text: string, words: readonly string[]): boolean {
  return words.length > 0 && (ofList.get(words) ?? patternOf(words)).test(text);
}
