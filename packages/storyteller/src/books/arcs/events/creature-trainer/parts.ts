import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = ['Is that all?', 'Is that all it does?', 'Is that it?', 'Nothing else?', 'And that is all?'] as const;
export const TITLES = ['only a yawn', 'rule forty-one', 'past its bedtime', 'a match for the yeti'] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** The creature that can only yawn. */
  readonly C: Figure;
  readonly c: string;
  /** Another who has a creature, and hers. */
  readonly M: Figure;
  readonly m: string;
  readonly D: Figure;
  readonly d: string;
  /** Whoever lives on the mountain. */
  readonly Y: Figure;
  /** Who keeps the list and has the whistle. */
  readonly J: Figure;
  readonly j: string;
}

export function partsOf({ A, B, K, G, company, chance }: Going): Parts {
  const C = [A, B].find(({ being }) => being?.id === 'monster') ?? company.meet('monster');
  const beside = [B, ...company.alsoThere].find((each) => each !== G && each !== K && each.isChild);
  const M = beside ?? company.person(K.name === 'Tess' ? 'Robin' : 'Tess', 'child');
  const D = company.meet('dragon');
  const J = company.person('Mr Peg', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    C,
    c: C.name,
    M,
    m: M.name,
    D,
    d: D.name,
    Y: company.meet('yeti'),
    J,
    j: J.name,
  };
}
