import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

const REFRAINS = ['Round and round!', 'Round again!', 'Only round and round!', 'Round I go!'] as const;

/** The mermaid, the child who can swim, and the grown-up beside them. */
export interface Parts {
  readonly M: Figure;
  readonly m: string;
  /** The child who can swim; where the child is the mermaid, whoever is beside her. */
  readonly C: Figure;
  readonly c: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly refrain: string;
}

export function partsOf(going: Going): Parts {
  const { B, K, G, g, Gcap, chance } = going;
  const M = theOne(going, 'mermaid');
  const C = M === K ? B : K;
  return { M, m: M.name, C, c: C.name, G, g, Gcap, refrain: chance.pick(...REFRAINS) };
}
