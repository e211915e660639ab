import type { AgeBand } from '@storylantern/contract';

/** The age group of a child of so many years. */
export const ageBandOf = (years: number): AgeBand =>
  years < 4 ? '2-3' : years < 6 ? '4-5' : years < 8 ? '6-7' : years < 11 ? '8-10' : '11+';
