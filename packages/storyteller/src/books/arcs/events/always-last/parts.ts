import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['nobody in front', 'always last', 'this way to the end', 'the one who read the sign'] as const;
const REFRAINS = ['Last again!', 'Last, as always!', 'And last again!'] as const;

interface Parts {
  readonly refrain: string;
  /** Who is always last. */
  readonly R: Figure;
  readonly r: string;
  /** Who reads: the child, who comes along with the map. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A, K, company, chance }: Going): Parts {
  const C = A === K ? company.friend : K;
  return { refrain: chance.pick(...REFRAINS), R: A, r: A.name, C, c: C.name };
}
