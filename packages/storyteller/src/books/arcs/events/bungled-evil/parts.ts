import type { Figure } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import type { Going } from '../event.ts';

const TITLES = ['curses!', 'one really wicked thing', 'evil, please knock', 'boo!'] as const;

interface Parts {
  readonly title: string;
  /** Who is evil, or would like to be. */
  readonly V: Figure;
  readonly v: string;
  /** The same at the first mention, at the beginning of a sentence. */
  readonly first: string;
  readonly K: Figure;
  readonly k: string;
  readonly N: Figure;
  readonly n: string;
  readonly M: Figure;
  readonly m: string;
  readonly refrain: string;
}

export function partsOf({ A, K, k, company, chance }: Going): Parts {
  const V = A === K ? company.person(k === 'Grim' ? 'Count Grey' : 'Count Grim', 'neighbour') : A;
  const N = company.person(k === 'Otto' ? 'Mr Pym' : 'Mr Otto', 'neighbour');
  const M = company.person('Mrs Vine', 'grandparent');
  return {
    title: titled(chance.pick(...TITLES)),
    V,
    v: V.name,
    first: cap(V.introduced),
    K,
    k,
    N,
    n: N.name,
    M,
    m: M.name,
    refrain: '"Curses!"',
  };
}
