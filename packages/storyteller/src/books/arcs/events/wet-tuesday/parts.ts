import type { Figure } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import type { Going } from '../event.ts';

const TITLES = ['only a wet tuesday', 'the shop of jars', 'you had to be there', 'forty-one'] as const;
const SELLERS = ['Mr Quill', 'Mr Marl', 'Mr Tuck'] as const;
const FIRST_NAMES = ['Peter', 'Walter', 'Martin'] as const;

interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Who keeps the shop. */
  readonly S: Figure;
  readonly s: string;
  /** What he was called when he was small. */
  readonly first: string;
}

export function partsOf({ K, k, G, g, company, chance }: Going): Parts {
  const S = company.person(chance.pick(...SELLERS), 'shopkeeper');
  return {
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    G,
    g,
    Gcap: cap(g),
    S,
    s: S.name,
    first: chance.pick(...FIRST_NAMES.filter((each) => each !== k)),
  };
}
