import type { AgeBand } from '@storylantern/contract';
import type { Phrase } from './phrase.ts';

/** Who helps when nobody was named: a grown-up up to seven, someone at home from eight. */
export const unnamedHelper = (band: AgeBand): Phrase =>
  band === '8-10' || band === '11+'
    ? { text: 'someone at home', again: 'that person' }
    : { text: 'a grown-up', again: 'the grown-up' };
