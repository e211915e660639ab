import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

export interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  /** Who is missed. */
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Whose station it is. */
  readonly C: Figure;
  readonly c: string;
}

export const REFRAIN = 'Still here.';

const TITLES = ['still here', 'a town like a mitten', 'the brightest star there is', 'off and on'] as const;

export function partsOf({ K, k, G, g, Gcap, company, chance }: Going): Parts {
  const C = company.person(k === 'Captain Lund' ? 'Captain Reed' : 'Captain Lund', 'captain');
  return { title: titled(chance.pick(...TITLES)), K, k, G, g, Gcap, C, c: C.name };
}
