import type { AgeBand } from '@storylantern/contract';

/** Words of a sentence, and of the deed when it is said again, that an age takes; how many sentences of a kind it hears. */
export const ROOM: Readonly<
  Record<AgeBand, { most: number; again: number; more: number; company: number; helped: number }>
> = {
  '2-3': { most: 9, again: 8, more: 1, company: 2, helped: 1 },
  '4-5': { most: 12, again: 8, more: 2, company: 2, helped: 1 },
  '6-7': { most: 14, again: 9, more: 2, company: 2, helped: 1 },
  '8-10': { most: 19, again: 10, more: 2, company: 3, helped: 2 },
  '11+': { most: 23, again: 11, more: 2, company: 3, helped: 2 },
};
