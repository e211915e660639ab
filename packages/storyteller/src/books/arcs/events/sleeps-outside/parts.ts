import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

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
  /** What it is too much of, as the theme says it: "big", "tall". */
  readonly size: string;
  readonly title: string;
  readonly refrain: string;
}

export function partsOf({ A, company, raw, chance }: Going): Parts {
  const H = company.meet('hedgehog');
  const C = company.meet('cat');
  const size = /\btall\b/i.test(raw) ? 'tall' : 'big';
  return {
    T: A,
    t: A.name,
    H,
    h: H.name,
    C,
    c: C.name,
    home: HOME.exec(raw)?.[0].toLowerCase() ?? 'garage',
    size,
    title: chance.pick(`bump! too ${size}!`, 'room for four', 'the biggest garage', 'out in the rain'),
    refrain: chance.pick(`Bump! Too ${size}!`, `Bonk! Too ${size}!`, `Clonk! Too ${size}!`),
  };
}
