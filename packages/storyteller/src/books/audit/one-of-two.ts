import type { BookFinding, Character, ScriptPage } from '@storylantern/contract';
import { finding } from './finding.ts';
import { pageText } from './page-text.ts';
import { namePattern } from './who-is-named.ts';

const HE = /\b(?:he|him|his|himself)\b/i;
const EITHER = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
const SHE = /\b(?:she|her|hers|herself)\b/i;

/**
 * Nobody is "he" on one page and "she" on another. Only pages whose told sentences name a single one of the cast, and
 * use one of the two, bear witness; what is said aloud may be of anybody.
 */
export function pronounFaults(pages: readonly ScriptPage[], cast: readonly Character[]): BookFinding[] {
  const said = new Map<string, Set<string>>();
  for (const page of pages) {
    if (!EITHER.test(page.text)) continue;
    for (const sentence of pageText(page.text).told.split(/(?<=[.!?])\s+/)) {
      if (!EITHER.test(sentence)) continue;
      const named = cast.filter((each) => namePattern(each.name).test(sentence));
      const [only] = named;
      // "Mia gave Ember her hat": with two of them nobody can tell. A pronoun before the name may be of somebody else.
      if (!only || named.length > 1) continue;
      const after = sentence.slice(sentence.indexOf(only.name) + only.name.length);
      const he = HE.test(after);
      const she = SHE.test(after);
      if (he === she || /\b(?:mum|dad|nana|gran\w*|teacher|doctor|who)\b/i.test(after)) continue;
      said.set(only.id, (said.get(only.id) ?? new Set()).add(he ? 'he' : 'she'));
    }
  }
  return [...said]
    .filter(([, words]) => words.size > 1)
    .map(([id]) => finding('pronoun', true, null, `${id} is both "he" and "she"`));
}
