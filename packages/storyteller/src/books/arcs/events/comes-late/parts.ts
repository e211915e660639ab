import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'There is plenty of time!',
  'Plenty of time!',
  'There is lots of time!',
  'There is no hurry!',
  'Lots and lots of time!',
  'No need to run!',
  'Oh, there is time!',
  'Time enough!',
  'There is always time!',
  'What is the hurry?',
] as const;
export const TITLES = ['plenty of time', 'ten minutes fast', 'the donkey and the knot', 'you are late!'];

export interface Parts {
  readonly refrain: string;
  /** " for school", where the theme says so. */
  readonly forWhat: string;
  readonly D: Figure;
  readonly d: string;
  /** Who also moves the clock. */
  readonly N: Figure;
  readonly n: string;
  /** How slowly it goes with those who are slow. */
  readonly slowNow: string;
  readonly slow: string;
}

const IS_SLOW = /^(?:sloth|koala|tortoise|turtle)$/;

export function partsOf({ A, company, chance, raw }: Going): Parts {
  const D = company.meet('donkey');
  const N = company.person('Mrs Plum', 'neighbour');
  const isSlow = IS_SLOW.test(A.being?.id ?? '');
  return {
    refrain: chance.pick(...REFRAINS),
    forWhat: /\bschool\b/.test(raw) ? ' for school' : '',
    D,
    d: D.name,
    N,
    n: N.name,
    slowNow: isSlow ? ' One foot. Then a rest.' : '',
    slow: isSlow ? ` It was one foot, a rest, and then a foot.` : '',
  };
}
