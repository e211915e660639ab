import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { shopIn, type Shop } from './shop.ts';

export const TITLES = ['open', 'the other side of the sign', 'open all week', 'nobody at the door'] as const;
const REFRAINS = ["But we're open!", "And yet we're open!", "But it's open!"] as const;

const A_SHOP: Shop = {
  word: 'shop',
  where: '',
  ready: 'filled all the shelves',
  count: 'Look at the shelves!',
  sold: 'there was nothing left on the shelves',
  inside: 'shop',
  outside: 'street',
};

interface Parts {
  readonly refrain: string;
  readonly shop: Shop;
  /** Who opens it. */
  readonly H: Figure;
  readonly h: string;
  /** Who helps: the child, else a small friend. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const C = A === K ? company.friend : K;
  return { refrain: chance.pick(...REFRAINS), shop: shopIn(raw) ?? A_SHOP, H: A, h: A.name, C, c: C.name };
}
