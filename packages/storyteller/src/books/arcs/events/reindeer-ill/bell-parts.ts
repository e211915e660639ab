import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theIllOne } from './parts.ts';

export const TITLES = ['back to bed', 'the bell on the hook', 'ring it for me', 'the house behind the wood'] as const;

interface Parts {
  readonly refrain: string;
  /** Who is ill, and who sits there. */
  readonly R: Figure;
  readonly r: string;
  readonly K: Figure;
  readonly k: string;
}

export function partsOf(going: Going): Parts {
  const { A: K, company, chance } = going;
  const R = theIllOne(company);
  const r = R.name;
  return {
    refrain: chance.pick('Back to bed!', `Back to bed, ${r}!`, 'Oh no, back to bed!', 'Into bed with you!'),
    R,
    r,
    K,
    k: K.name,
  };
}
