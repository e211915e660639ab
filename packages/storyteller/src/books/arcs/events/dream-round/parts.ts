import type { Figure } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import type { Going } from '../event.ts';

const TITLES = ['sign here, please', 'forty-one', 'one each', 'the dream round'] as const;
const DRIVERS = ['Marlow', 'Mr Nod', 'Mrs Drift'] as const;

interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Who brings the dreams. */
  readonly D: Figure;
  readonly d: string;
  /** The same at the first mention. */
  readonly D1: string;
  /** "lorry": what they come in. */
  readonly van: string;
}

export function partsOf({ A, K, k, G, g, raw, company, chance }: Going): Parts {
  const isOwn = A !== K && A !== G;
  const D = isOwn ? A : company.person(chance.pick(...DRIVERS.filter((each) => each !== k)), 'neighbour');
  return {
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    G,
    g,
    Gcap: cap(g),
    D,
    d: D.name,
    D1: isOwn ? D.introduced : D.name,
    van: /\bvan\b/i.test(raw) ? 'van' : 'lorry',
  };
}
