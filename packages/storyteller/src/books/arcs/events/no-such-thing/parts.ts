import type { Figure } from '../../../arc.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'There is no such thing!',
  'There are no such things!',
  'There is no such thing, my dear!',
  'No such thing!',
  'There was never such a thing!',
  'No such thing, I said!',
  'There is not any such thing!',
  'Such a thing there is not!',
] as const;
export const TITLES = [
  'no such thing',
  'behind the last coat',
  'somebody in my wardrobe',
  'halfway through the wardrobe',
] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** Who lives on the other side, at the child's own age. */
  readonly D: Figure;
  readonly d: string;
  readonly M: Figure;
  readonly m: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** "Wardrobe", "cupboard", as the theme says it. */
  readonly wardrobe: string;
  /** "A dragon"; "dragons". */
  readonly aKind: string;
  readonly kinds: string;
}

export function partsOf({ K, G, g, Gcap, company, chance, raw }: Going): Parts {
  const D = company.other ?? company.meet('dragon');
  const M = asKin(company.meet(D.being?.id ?? 'dragon'), `${D.names} mother`);
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    D,
    d: D.name,
    M,
    m: M.name,
    G,
    g,
    Gcap,
    wardrobe: /\b(?:cupboard|closet)\b/u.exec(raw)?.[0] ?? 'wardrobe',
    aKind: D.aKind,
    kinds: D.kinds,
  };
}
