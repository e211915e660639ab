import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { placeIn, type Seat } from './seats.ts';

export const TITLES = ['the wrong way round', "there's always room", 'a tight fit', 'who is on top of whom?'];

const REFRAINS = [
  'Budge up!',
  'Budge up a bit!',
  'Please budge up!',
  'Move up!',
  'Move up a bit!',
  'Please move up!',
  'Squash up!',
  'Squeeze up!',
  'Squeeze up a bit!',
  'Shove up!',
] as const;

interface Parts extends Seat {
  readonly refrain: string;
  /** "car". */
  readonly y: string;
  readonly things: readonly ThingName[];
  /** The big one. */
  readonly A: Figure;
  readonly a: string;
  /** Who says that there is always room: the child. */
  readonly B: Figure;
  readonly b: string;
  /** Who was in it first, and is small. */
  readonly C: Figure;
  readonly c: string;
  /** Who comes by at the end. */
  readonly D: Figure;
  readonly d: string;
}

const BIG = 4;

export function partsOf(going: Going): Parts {
  const { K, raw, company, chance } = going;
  const isBig = going.A !== K && (going.A.being?.size ?? 0) >= BIG;
  const A = isBig ? going.A : company.meet('elephant');
  const C = company.meet(/\bmouse\b/.test(raw) ? 'mouse' : 'cat');
  const D = company.meet(A.kind === 'frog' ? 'mole' : 'frog');
  return {
    ...placeIn(raw),
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    B: K,
    b: K.name,
    C,
    c: C.name,
    D,
    d: D.name,
  };
}
