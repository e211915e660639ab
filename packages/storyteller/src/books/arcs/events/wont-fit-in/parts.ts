import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { orderedIn, type Ordered } from './ordered.ts';

/** For the youngest nobody counts the doors. */
export const TITLES_YOUNG = ['the biggest you have', 'a small one, please', 'one, two, three, bump'] as const;
export const TITLES = [...TITLES_YOUNG, 'ten open doors'] as const;
const REFRAINS = ["It won't go in!", "It's not going in!", 'It will not go in!'] as const;

const PIZZA: Ordered = { noun: 'pizza', use: 'eat it', uses: 'eat', used: 'ate', drawn: 'pizza', sort: 'food' };

interface Parts {
  readonly refrain: string;
  /** Who sent for it. */
  readonly A: Figure;
  readonly a: string;
  /** Who is there as well. */
  readonly E: Figure;
  readonly e: string;
  /** Who sees what is there: always the child. */
  readonly D: Figure;
  readonly d: string;
  readonly M: Figure;
  readonly P: Figure;
  readonly ordered: Ordered;
  /** "pizza". */
  readonly it: string;
  readonly things: readonly NonNullable<Ordered['drawn']>[];
}

export function partsOf({ A, B, K, company, chance }: Going): Parts {
  const ordered = orderedIn(company.theme.raw) ?? PIZZA;
  const E = A === K ? B : K;
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    E,
    e: E.name,
    D: K,
    d: K.name,
    M: company.person('Mr Dobbs', 'neighbour'),
    P: company.person('Mrs Popple', 'neighbour'),
    ordered,
    it: ordered.noun,
    things: ordered.drawn === null ? [] : [ordered.drawn],
  };
}
