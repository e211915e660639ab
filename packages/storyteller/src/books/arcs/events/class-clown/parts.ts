import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['the basket', 'not on a Thursday', 'five minutes on Friday', 'who is under there?'];

/** Said to whoever is funny, and at the end by them. */
const REFRAINS = [
  'Not now!',
  'Oh, not now!',
  'Please, not now!',
  'Not just now!',
  'Later, please!',
  'Do that later!',
  'Save it for later!',
  'Any time but now!',
  'Now is not the time!',
  'Not at the moment!',
] as const;

interface Parts {
  readonly refrain: string;
  readonly T: Figure;
  readonly t: string;
  /** Who comes to look. */
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ a, b, k, company, chance }: Going): Parts {
  const T = company.person([a, b, k].includes('Lou') ? 'Sandy' : 'Lou', 'teacher');
  const N = company.person('Mrs Reed', 'neighbour');
  return { refrain: chance.pick(...REFRAINS), T, t: T.name, N, n: N.name };
}
