import type { Figure } from '../../../arc.ts';
import { theOne } from '../the-one.ts';
import type { Going } from '../event.ts';

export const TITLES = ['catch!', 'the ship in the fog', 'what the fog said', 'somebody on the quay'];

/** Called out of the fog by somebody with a rope, and heard by everybody as something else. */
const REFRAINS = [
  'Catch!',
  'Catch, catch!',
  'Now catch!',
  'Caaatch!',
  'Ooh, catch!',
  'Oh, catch!',
  'Catch! Catch!',
  'Catch now!',
  'Hoo, catch!',
  'Aaand catch!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who is the last of a ship's company. */
  readonly C: Figure;
  readonly c: string;
  readonly N: Figure;
  readonly n: string;
  /** Who tells it on, among the older. */
  readonly T: Figure;
  readonly t: string;
}

export function partsOf(going: Going): Parts {
  const { G, K, company, chance } = going;
  const C = theOne(going, 'ghost');
  const N = company.person(G.name === 'Mrs Bell' ? 'Mrs Plum' : 'Mrs Bell', 'neighbour');
  const T = company.person(K.name === 'Kit' ? 'Lou' : 'Kit', 'child');
  return { refrain: chance.pick(...REFRAINS), C, c: C.name, N, n: N.name, T, t: T.name };
}
