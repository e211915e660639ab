import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

interface Parts {
  readonly T: Figure;
  readonly t: string;
  /** Who rides in front. */
  readonly P: Figure;
  readonly p: string;
  /** Who else does: " and Pip", or nothing. */
  readonly too: string;
  readonly N: Figure;
  readonly n: string;
}

/** The train, who rides on it, and who waits at the end of the line. */
export function partsOf({ A, B, K, company }: Going): Parts {
  const T = [A, company.other].find((each) => /train|engine|tram/.test(each?.kind ?? '')) ?? company.meet('train');
  const P = T === A ? K : A;
  const more = [B, K].find((each) => each !== P && each !== T);
  const N = company.person(P.name === 'Mr Plum' ? 'Mr Finch' : 'Mr Plum', 'neighbour');
  return {
    T,
    t: T.name,
    P,
    p: P.name,
    too: more && T === A && company.other === more ? ` ${more.introduced} is there, too.` : '',
    N,
    n: N.name,
  };
}
