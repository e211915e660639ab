import { remembered } from '../words/remembered.ts';
import { formsOf } from './word-forms.ts';

const MOST_REMEMBERED = 20_000;

/** One form for all forms of a word: what frames call it, else its shortest base. */
export const lemma = remembered(MOST_REMEMBERED, (word: string) => {
  const [, ...others] = formsOf(word);
  return others.reduce((best, each) => (each.length < best.length ? each : best), word);
});
