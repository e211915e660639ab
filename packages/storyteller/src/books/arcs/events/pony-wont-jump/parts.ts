import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = ['Not one step', 'Not a step', 'And there it stopped', 'Not a hoof', 'And that was that'] as const;
export const TITLES = ['the striped pole', 'best manners in the county', 'not one step', 'ten past three'] as const;

interface Parts {
  readonly refrain: string;
  /** Who rides. */
  readonly K: Figure;
  readonly k: string;
  /** The pony. */
  readonly P: Figure;
  readonly p: string;
  /** Another who rides, and her horse. */
  readonly M: Figure;
  readonly m: string;
  readonly D: Figure;
  readonly d: string;
  /** Whose riding school it is. */
  readonly T: Figure;
}

export function partsOf({ A, B, K, G, company, chance }: Going): Parts {
  const P = A === K ? company.meet('pony') : A;
  const beside = [B, ...company.alsoThere].find((each) => each !== G && each !== K && each.isChild);
  const M = beside ?? company.person(K.name === 'Tess' ? 'Robin' : 'Tess', 'child');
  const D = company.meet('horse');
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    P,
    p: P.name,
    M,
    m: M.name,
    D,
    d: D.name,
    T: company.person('Mrs Trott', 'teacher'),
  };
}
