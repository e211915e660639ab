import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

/** Those who are in the slowest games there are, and who has come to see them. */
export interface Parts {
  /** Who is in the race, who says when, and who is the only quick one. */
  readonly S: Figure;
  readonly W: Figure;
  readonly K: Figure;
  /** Who sits down on a raised arm. */
  readonly N: Figure;
  readonly s: string;
  readonly w: string;
  readonly k: string;
  readonly n: string;
  readonly kinds: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ A, K, G, k, company, chance }: Going): Parts {
  const S = A === K || A === G ? company.meet('sloth') : A;
  const W = company.meet('sloth');
  const N = company.meet('robin');
  return {
    S,
    W,
    K,
    N,
    s: S.name,
    w: W.name,
    k,
    n: N.name,
    kinds: S.kinds,
    refrain: chance.pick(
      'Any minute now',
      'Any moment now',
      'It begins any minute',
      'Very soon now',
      'Just a moment',
      'In a little while',
    ),
    title: titled(chance.pick('on your marks', 'any minute now', 'get set', 'nobody has lost yet')),
  };
}
