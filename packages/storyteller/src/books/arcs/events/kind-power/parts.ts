import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ['it goes on foot', 'nothing happened', 'the slow power', 'round the town'];

const REFRAINS = [
  'And nothing happened.',
  'Nothing happened.',
  'Nothing at all happened.',
  'Nothing much happened.',
  'Then nothing happened.',
  'But nothing happened.',
  'And nothing went bang.',
  'Nothing went bang.',
  'Still nothing happened.',
  'There, nothing happened.',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who is beside the one with the power. */
  readonly Q: Figure;
  readonly q: string;
  readonly Qcap: string;
  /** A lady in the rain. */
  readonly N: Figure;
  readonly n: string;
  readonly D: Figure;
  readonly d: string;
  readonly C: Figure;
  readonly c: string;
  /** Another with a power, who is strong. */
  readonly S: Figure;
  readonly s: string;
}

export function partsOf({ A, B, K, company, chance }: Going): Parts {
  const Q = A === K ? B : K;
  const kinds = [A, Q].map((each) => each.kind);
  const D = company.meet(kinds.includes('duck') ? 'goose' : 'duck');
  const C = company.meet(kinds.some((each) => /cat|kitten/.test(each)) ? 'mouse' : 'cat');
  const N = company.person('Mrs Bell', 'neighbour');
  const S = company.person('Captain Bang', 'child');
  return {
    refrain: chance.pick(...REFRAINS),
    Q,
    q: Q.name,
    Qcap: cap(Q.name),
    N,
    n: N.name,
    D,
    d: D.name,
    C,
    c: C.name,
    S,
    s: S.name,
  };
}
