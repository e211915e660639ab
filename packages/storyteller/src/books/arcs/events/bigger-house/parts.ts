import type { Figure } from '../../../arc.ts';
import { canCarry } from '../able-friend.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'nine rooms, one at a time',
  'what room is it now?',
  'a table and nine rooms',
  'not all at once',
];

/** What is said of the nine rooms; in the dark it is no longer so. */
const REFRAINS = [
  'Not all at once!',
  'One at a time!',
  'Just one at a time!',
  'Only one at a time!',
  'But one at a time!',
  'Never all at once!',
  'But not all at once!',
  'Just not all at once!',
  'One after another!',
  'Only not all at once!',
] as const;

const CHILDREN = ['Noor', 'Robin', 'Jess', 'Sal', 'Mika'] as const;

interface Parts {
  readonly refrain: string;
  /** Whose house is bigger. */
  readonly N: Figure;
  readonly n: string;
  readonly ns: string;
  /** Who lives upstairs. */
  readonly U: Figure;
  readonly u: string;
}

export function partsOf({ A, B, K, G, a, b, k, company, chance }: Going): Parts {
  const N = whoHasMore();
  const U = company.person([a, b, k, G.name].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');

  function whoHasMore(): Figure {
    const known = company.alsoThere.find(({ name }) => !/['’]s /u.test(name));
    if (A === K && known && known !== B) return known;
    const [animal] =
      A === K ? [] : company.passersBy(1, (being) => being.isa !== 'insect' && being.size >= 2 && canCarry(being));
    return animal ?? company.person(chance.pick(...CHILDREN.filter((each) => ![a, b, k].includes(each))), 'child');
  }
  return { refrain: chance.pick(...REFRAINS), N, n: N.name, ns: N.names, U, u: U.name };
}
