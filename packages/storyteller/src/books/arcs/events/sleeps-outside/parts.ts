import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['bump! too big!', 'room for four', 'the biggest garage', 'out in the rain'] as const;

/** Where it would like to sleep, as a theme says it. */
const HOME = /\b(?:garage|shed|barn|fire station|bus station|depot|house|car park)\b/i;

interface Parts {
  /** The vehicle. */
  readonly T: Figure;
  readonly t: string;
  /** Who comes in out of the rain. */
  readonly H: Figure;
  readonly h: string;
  readonly C: Figure;
  readonly c: string;
  readonly home: string;
  readonly refrain: string;
}

export function partsOf({ A, company, raw, chance }: Going): Parts {
  const H = company.meet('hedgehog');
  const C = company.meet('cat');
  return {
    T: A,
    t: A.name,
    H,
    h: H.name,
    C,
    c: C.name,
    home: HOME.exec(raw)?.[0].toLowerCase() ?? 'garage',
    refrain: chance.pick('Bump! Too big!', 'Bonk! Too big!', 'Clonk! Too big!'),
  };
}
