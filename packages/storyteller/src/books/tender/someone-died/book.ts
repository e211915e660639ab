import type { Figure } from '../../arc.ts';
import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A book about somebody of the family, or near to it, who died. Of the one who died nothing is claimed. */
export interface SomeoneDied extends Held {
  readonly who: Figure;
  /** How the one who died came out in the child's drawing, after the name. */
  readonly drawn: string;
}

export const someoneDied = tenderBook<SomeoneDied>({
  id: 'tender-someone-died',
  bind: (held) => {
    const { who, tender, chance } = held;
    if (!who) return null;
    const small = tender.who?.is === 'person' && /baby/.test(tender.who.word ?? '');
    const drawn = small
      ? chance.pick('had come out as small as a bean', 'had come out with very big ears')
      : chance.pick('had come out with blue hair', 'had come out rather wide', 'had come out with seven fingers');
    return { ...held, who, drawn };
  },
  young,
  middle,
  old,
});
