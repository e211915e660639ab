import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { bystander, sizeOf } from '../pair.ts';
import { workIn, type Work } from './work.ts';

export const TITLES = ['not quite right', 'two of everything', 'room for both', 'small, big, small'] as const;
const REFRAINS = ['Not quite right', 'Nearly right', 'Very nearly right', 'Almost right'] as const;

const A_PLAYGROUND: Work = {
  word: 'playground',
  outOf: '',
  wayIn: 'gate',
  seat: 'swing',
  at: 'playground',
  goes: null,
  to: '',
};

interface Parts {
  readonly refrain: string;
  readonly work: Work;
  /** The larger of the two, who builds everything small for the other one. */
  readonly P: Figure;
  readonly p: string;
  /** The smaller one, who builds everything big. */
  readonly Q: Figure;
  readonly q: string;
  /** Who sees both. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf(going: Going): Parts {
  const { A, B, raw, chance } = going;
  const [P, Q] = sizeOf(B) > sizeOf(A) ? [B, A] : [A, B];
  const C = bystander(going);
  return {
    refrain: chance.pick(...REFRAINS),
    work: workIn(raw) ?? A_PLAYGROUND,
    P,
    p: P.name,
    Q,
    q: Q.name,
    C,
    c: C.name,
  };
}
