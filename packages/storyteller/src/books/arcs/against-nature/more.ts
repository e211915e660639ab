import type { Figure } from '../../arc.ts';
import type { Telling } from '../../arc.ts';

type Line = (hero: Figure, child: Figure) => string;
/** Two more whole wordings of a line for each telling, true to the same things as the first. */
type Two = Readonly<Record<Telling, readonly [Line, Line]>>;

/** More wordings of what a wish says once: each fits all others of the same wish, before and after. */
export interface MoreOfWish {
  readonly habit: Two;
  readonly tries: readonly [Two, Two];
  readonly first: Two;
  readonly clue: Two;
  readonly last: Two;
}
