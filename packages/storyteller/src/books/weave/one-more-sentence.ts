import type { ScriptPage } from '@storylantern/contract';
import { BOOK_LIMITS } from '../audit/limits.ts';
import { pageText } from '../audit/page-text.ts';
import type { Telling } from '../arc.ts';
import { punctuated } from '../punctuation.ts';

/** A page with one more sentence, or a few; null when the age has no room for them. */
export function longer(page: ScriptPage, line: string, telling: Telling, where: 'first' | 'last'): ScriptPage | null {
  const sentence = punctuated(line);
  const limits = BOOK_LIMITS[telling];
  const { words, sentences } = pageText(sentence);
  if (sentences.some((each) => pageText(each).words.length > limits.sentence)) return null;
  if (pageText(page.text).words.length + words.length > limits.page[1]) return null;
  return { ...page, text: where === 'first' ? `${sentence} ${page.text}` : `${page.text} ${sentence}` };
}

/** Whether a page keeps the limits of its age, as long as it is and in every sentence. */
export function isShort(text: string, telling: Telling): boolean {
  const limits = BOOK_LIMITS[telling];
  const { words, sentences } = pageText(text);
  return words.length <= limits.page[1] && sentences.every((each) => pageText(each).words.length <= limits.sentence);
}

/** The first of some pages that takes one of the lines, with its scene changed. */
export function firstThatTakes(
  pages: readonly ScriptPage[],
  order: readonly number[],
  lines: readonly string[],
  telling: Telling,
  change: (page: ScriptPage) => ScriptPage | null,
  where: 'first' | 'last' = 'last',
): ScriptPage[] | null {
  for (const index of order) {
    const page = pages[index];
    const changed = page && change(page);
    if (!changed) continue;
    for (const line of lines) {
      const made = longer(changed, line, telling, where);
      if (made) return pages.map((each, i) => (i === index ? made : each));
    }
  }
  return null;
}
