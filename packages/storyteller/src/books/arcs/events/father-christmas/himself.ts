import type { Entity } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';

/** What he is called. */
export const OF_HIM = /^(?:santa|santa claus|father christmas|saint nicholas|st nicholas|saint nick|st nick)$/i;

/** His name in the family whose theme it is. */
export const called = (raw: string): string =>
  /\bsanta\b/i.test(raw) ? 'Santa' : /\bnick|nicholas/i.test(raw) ? 'Saint Nick' : 'Father Christmas';

/** Whoever brings the presents, as the family calls him. */
export const himself = (raw: string): Entity => ({
  word: called(raw),
  adjectives: [],
  plural: false,
  name: called(raw),
  being: beingNamed('Father Christmas') ?? null,
  place: null,
  thing: null,
  known: true,
});
