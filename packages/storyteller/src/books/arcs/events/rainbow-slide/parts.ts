import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { apart } from '../page.ts';

/** Two on a rainbow, and who washes their trousers. */
export interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly G: Figure;
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly Gcap: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf(going: Going): Parts {
  const { A, B, G, a, b, g, Gcap, chance } = apart(going);
  return {
    A,
    B,
    G,
    a,
    b,
    g,
    Gcap,
    refrain: chance.pick('Again!', 'Once more!', 'One more go!', 'Up again!', 'And again!', 'Another one!'),
    title: titled(chance.pick('red first', 'seven stripes', 'sun and rain at once', 'down the rainbow')),
  };
}
