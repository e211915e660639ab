import type { Figure } from '../../arc.ts';
import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { doneFor, type Done } from './done.ts';
import { keepsakeOf, type Keepsake } from './keepsakes.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A book about an animal of the family's that died. */
export interface PetDied extends Held {
  readonly who: Figure;
  readonly keepsake: Keepsake;
  /** What the family did, where the parent says it. */
  readonly done: Done | null;
}

export const petDied = tenderBook<PetDied>({
  id: 'tender-pet-died',
  bind: (held) => {
    const { who, tender } = held;
    return who && tender.who?.is === 'pet'
      ? { ...held, who, keepsake: keepsakeOf(tender.who), done: doneFor(held.raw) }
      : null;
  },
  young,
  middle,
  old,
});
