import type { AgeBand } from '@storylantern/contract';
import type { Phrase } from './phrase.ts';

/** Who helps when nobody was named: a grown-up up to seven, from eight someone at home, or at school where a teacher writes. */
export const unnamedHelper = (band: AgeBand, atSchool = false): Phrase =>
  band === '8-10' || band === '11+'
    ? { text: atSchool ? 'someone at school' : 'someone at home', again: 'that person' }
    : { text: 'a grown-up', again: 'the grown-up' };
