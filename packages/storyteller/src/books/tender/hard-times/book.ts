import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { hardshipTold, type HardshipTold } from './hardships.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A book about any other hard thing: who is there, what goes on as before, and what may be asked. It claims no more. */
export interface HardTimes extends Held {
  readonly hard: HardshipTold;
}

export const hardTimes = tenderBook<HardTimes>({
  id: 'tender-hard-times',
  bind: (held) => ({
    ...held,
    hard: hardshipTold(held.tender.hardship, held.who?.name ?? null, held.chance),
  }),
  young,
  middle,
  old,
});
