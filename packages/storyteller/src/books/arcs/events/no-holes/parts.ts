import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

/** A pumpkin that wants to stay whole, and whoever brought it home. */
export interface Parts {
  readonly P: Figure;
  readonly K: Figure;
  readonly G: Figure;
  /** Who comes to the door. */
  readonly W: Figure;
  readonly p: string;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly w: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ A, K, G, k, g, Gcap, company, chance }: Going): Parts {
  const P = A === K || A === G ? company.meet('pumpkin') : A;
  const W = company.person('Mrs Finch', 'neighbour');
  return {
    P,
    K,
    G,
    W,
    p: P.name,
    k,
    g,
    Gcap,
    w: W.name,
    refrain: chance.pick('No holes, please', 'Please, no holes', 'Not one hole, please', 'No holes in me, please'),
    title: titled(
      chance.pick('no holes, please', 'the face on the pumpkin', 'a whole pumpkin', 'the last pumpkin in the street'),
    ),
  };
}
