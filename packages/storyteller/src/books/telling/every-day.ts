import { plainText } from '../../facts/given-text.ts';
import { takenEverywhere } from '../arcs/always-with/everywhere.ts';
import { CONFIDED, EVERY_DAY_ASKED } from '../gates.ts';
import type { Theme } from '../theme.ts';

/** Everyday life that no event tells, and what a child says of itself: the gentle frames know more of it than a shape. */
export const isEveryDay = (typed: string, understood: Theme): boolean =>
  CONFIDED.test(plainText(typed).trim()) || (EVERY_DAY_ASKED.test(understood.raw) && !takenEverywhere(understood));
