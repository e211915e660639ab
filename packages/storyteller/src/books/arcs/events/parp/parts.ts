import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['the very quiet bit', 'it was not me', 'who was that?'];

const NOISES = ['Parp', 'Prrrp', 'Brrrp', 'Pffft', 'Frrrp', 'Braaap', 'Phut', 'Poot', 'Thrrrp', 'Prrt'] as const;

interface Parts {
  readonly refrain: string;
  /** Whoever plays the flute, and makes it quiet. */
  readonly N: Figure;
  readonly n: string;
  /** Who was asleep, and gets the blame. */
  readonly D: Figure;
  readonly d: string;
  /** " It was smelly, too.", where the theme says so. */
  readonly smelly: string;
}

export function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const N = company.person([A.name, K.name].includes('Mrs Reed') ? 'Mrs Wood' : 'Mrs Reed', 'neighbour');
  const D = company.meet([A.kind, B.kind].includes('dog') ? 'cat' : 'dog');
  return {
    refrain: `${chance.pick(...NOISES)}!`,
    N,
    n: N.name,
    D,
    d: D.name,
    smelly: /\bsmell|\bstink/.test(raw) ? ' It was a smelly one.' : '',
  };
}
