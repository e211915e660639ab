import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';

const REFRAINS = [
  'Just for a minute!',
  'Only for a minute!',
  'Just for a moment!',
  'For one minute only!',
  'Only for a moment!',
  'Just one little minute!',
  'Only one minute!',
  'One minute, please!',
  'Just one moment!',
  'For a moment, please!',
] as const;
export const TITLES = ['not for sale', 'just for a minute', 'the last one on the shelf', 'whose turn is it'];

export interface Parts {
  readonly refrain: string;
  readonly A: Figure;
  readonly a: string;
  readonly K: Figure;
  readonly k: string;
  /** Whose shop it is; who lives behind the skirting board. */
  readonly N: Figure;
  readonly n: string;
  readonly M: Figure;
  readonly m: string;
  readonly P: Figure;
  /** "the toys" or "the things". */
  readonly wares: string;
  readonly shop: string;
}

export function partsOf({ A: hero, K, raw, company, chance }: Going): Parts {
  const A = hero === K ? company.meet(/doll/.test(raw) ? 'doll' : /train/.test(raw) ? 'toy train' : 'teddy') : hero;
  const N = company.person('Mr Tweed', 'neighbour');
  const M = company.meet('mouse');
  const P = company.person('Posy', 'baby');
  const isToy = /toy|teddy|doll|ball|robot|drum|kite|yo-yo|skateboard|balloon/.test(`${raw} ${A.being?.id ?? ''}`);
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    K,
    k: K.name,
    N,
    n: N.name,
    M,
    m: M.name,
    P,
    wares: isToy ? 'toys' : 'things',
    shop: isToy ? 'toy shop' : 'shop',
  };
}
