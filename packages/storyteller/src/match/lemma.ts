import { formsOf } from './word-forms.ts';

/** What was found out about a word stays true. */
const lemmas = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

/** One form for all forms of a word: what frames call it, else its shortest base. */
export function lemma(word: string): string {
  const known = lemmas.get(word);
  if (known !== undefined) return known;
  const [, ...others] = formsOf(word);
  const found = others.reduce((best, each) => (each.length < best.length ? each : best), word);
  if (lemmas.size >= MOST_REMEMBERED) lemmas.clear();
  lemmas.set(word, found);
  return found;
}
