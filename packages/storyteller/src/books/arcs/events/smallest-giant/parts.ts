import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

/** The smallest of the giants, the child of the book, and a giant who is as big as giants are. */
export interface Parts {
  readonly A: Figure;
  readonly K: Figure;
  /** Who looks after the smallest of them. */
  readonly M: Figure;
  readonly a: string;
  readonly k: string;
  readonly m: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ A, K, k, company, chance }: Going): Parts {
  const M = company.meet('giant');
  return {
    A,
    K,
    M,
    a: A.name,
    k,
    m: M.name,
    refrain: chance.pick('Say that again', 'Say it again', 'Please say that again', 'Would you say that again'),
    title: titled(
      chance.pick('say that again', 'between big and small', 'somebody has to see both', 'the big small giant'),
    ),
  };
}
