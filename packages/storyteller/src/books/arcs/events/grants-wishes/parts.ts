import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';
import { wishesOf, type Wishes } from './granters.ts';

const REFRAINS = [
  'There you are!',
  'As you wish!',
  'Just as you said!',
  'Here it is!',
  'There you have it!',
  'There! The very best!',
  'A beauty, is it not?',
  'One wish, all done!',
  'And here it comes!',
  'With my best wishes!',
] as const;
export const TITLES = ['as you wish', 'a bed, a ball and a hat', 'the one who granted wishes', 'there you are'];

export interface Parts {
  readonly refrain: string;
  readonly wishes: Wishes;
  readonly A: Figure;
  readonly a: string;
  readonly K: Figure;
  readonly k: string;
  readonly N: Figure;
  readonly n: string;
  readonly R: Figure;
  readonly r: string;
}

export function partsOf({ A, K, B, company, chance }: Going): Parts {
  const granter = A === K ? B : A;
  const N = company.person('Mr Tweed', 'neighbour');
  const R = company.person(K.name === 'Robin' ? 'Sal' : 'Robin', 'child');
  return {
    refrain: chance.pick(...REFRAINS),
    wishes: wishesOf(granter.being),
    A: granter,
    a: granter.name,
    K,
    k: K.name,
    N,
    n: N.name,
    R,
    r: R.name,
  };
}
