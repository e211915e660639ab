import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

interface Parts {
  readonly refrain: string;
  /** Who is in goal. */
  readonly A: Figure;
  readonly a: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Who takes the penalty. */
  readonly N: Figure;
  readonly n: string;
}

export const partsOf = ({ A, a, K, G, g, Gcap, company }: Going): Parts => {
  const N = company.person([A.name, K.name].includes('Roz') ? 'Mattie' : 'Roz', 'child');
  return { refrain: 'Make up your mind!', A, a, G, g, Gcap, N, n: N.name };
};
