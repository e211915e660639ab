import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ['shake paws', 'somebody chooses', 'a paw will do', 'arms wide open'];

/** Said to a hug, a kiss and a tickle, and at last by the one who hugs everybody. */
const REFRAINS = [
  'Not today, thank you.',
  'Not now, thank you.',
  'No, thank you.',
  'Not just now, thank you.',
  'Not today, thanks.',
  'Not now, thanks.',
  'No, thanks.',
  'Thank you, but no.',
  'Thank you, not today.',
  'Thank you, not now.',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who hugs everybody: the one of the family whom the theme names, else a neighbour. */
  readonly N: Figure;
  readonly n: string;
  readonly Ncap: string;
  /** The neighbour, also where the family has somebody who hugs. */
  readonly M: Figure;
  readonly m: string;
  /** Who comes when nobody grabs. */
  readonly Q: Figure;
  readonly q: string;
  readonly kind: string;
}

export function partsOf({ A, B, K, G, g, raw, company, chance }: Going): Parts {
  const names = [A, B, K].map((each) => each.name);
  const kinds = new Set([A, B, K].map((each) => each.kind));
  const M = company.person(names.includes('Mrs Plum') ? 'Mrs Holt' : 'Mrs Plum', 'neighbour');
  const isOfFamily = g !== 'the grown-up' && G !== A && raw.includes(g.toLowerCase());
  const N = isOfFamily ? G : M;
  const kind = ['cat', 'rabbit', 'hedgehog'].find((each) => !kinds.has(each)) ?? 'cat';
  const Q = company.meet(kind);
  return {
    refrain: chance.pick(...REFRAINS),
    N,
    n: N.name,
    Ncap: cap(N.name),
    M,
    m: M.name,
    Q,
    q: Q.name,
    kind,
  };
}
