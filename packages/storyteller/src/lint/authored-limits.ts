import type { AgeBand } from '@storylantern/contract';

/** The longest sentence an author may write, in words, with a three-word comforter in it. */
export const AUTHORED_LONGEST: Readonly<Record<AgeBand, number>> = {
  '2-3': 8,
  '4-5': 12,
  '6-7': 14,
  '8-10': 20,
  '11+': 25,
};
