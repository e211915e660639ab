import { LONGEST_KEY, neededWords, WORD_END, type Needed } from './needed-words.ts';
import { remembered } from './remembered.ts';

/** The same few texts are held against hundreds of patterns. */
const READ_LATELY = 16;

/** Every beginning of every word of a text, and every whole word. */
const beginningsIn = remembered(READ_LATELY, (text: string): ReadonlySet<string> => {
  const all = new Set<string>();
  for (const word of new Set(text.toLowerCase().match(/\w+/g))) {
    for (let length = 1; length <= Math.min(word.length, LONGEST_KEY); length++) all.add(word.slice(0, length));
    if (word.length < LONGEST_KEY) all.add(word + WORD_END);
  }
  return all;
});

const NEEDED = new WeakMap<RegExp, readonly Needed[]>();
function neededBy(pattern: RegExp): readonly Needed[] {
  const known = NEEDED.get(pattern) ?? neededWords(pattern);
  NEEDED.set(pattern, known);
  return known;
}

/**
 * Whether a text has the words without which a pattern cannot match it, whatever the pattern then says: a long text is not
 * searched for what has no word in it. Never false where the pattern matches.
 */
export function mayStand(pattern: RegExp, text: string): boolean {
  const needed = neededBy(pattern);
  if (needed.length === 0) return true;
  const there = beginningsIn(text);
  return needed.every((words) => words.some((word) => there.has(word)));
}

/** Whether a pattern matches a text: for patterns that few texts of some length have the words of. */
export const standsIn = (pattern: RegExp, text: string): boolean => mayStand(pattern, text) && pattern.test(text);
