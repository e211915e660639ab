import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { robberyIn, type Stolen } from './stolen.ts';

export const TITLES = ['I heard that', 'not a sound', 'the trick that was told', 'somebody wide awake'] as const;
const REFRAINS = ['I heard that!', 'And I heard that!', 'I can hear you!'] as const;

const THE_CROWN: Stolen = {
  whole: "the king's crown",
  short: 'the crown',
  it: 'it',
  is: 'is',
  was: 'was',
  isFood: false,
};

interface Parts {
  readonly refrain: string;
  /** Who fetches it back, with a foot that nobody hears. */
  readonly A: Figure;
  readonly a: string;
  /** Who comes along: the child, else a small friend. */
  readonly E: Figure;
  readonly e: string;
  /** Who says good night: always the child. */
  readonly D: Figure;
  readonly d: string;
  /** Who hums to it: the one of the two who is not the child. */
  readonly H: Figure;
  readonly h: string;
  readonly T: Figure;
  readonly t: string;
  readonly stolen: Stolen;
  /** Where it used to be: a plate, or a cushion. */
  readonly on: 'plate' | 'cushion';
}

export function partsOf({ A, K, company, chance }: Going): Parts {
  const T = company.other ?? company.meet('hamster');
  const E = A === K ? company.friend : K;
  const H = A === K ? E : A;
  const stolen = robberyIn(company.theme)?.stolen ?? THE_CROWN;
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    E,
    e: E.name,
    D: K,
    d: K.name,
    H,
    h: H.name,
    T,
    t: T.name,
    stolen,
    on: stolen.isFood ? 'plate' : 'cushion',
  };
}
