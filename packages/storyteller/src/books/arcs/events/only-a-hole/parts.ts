import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

/** Who digs, whose child looks on, and who says what a hole is. */
export interface Parts {
  readonly K: Figure;
  readonly G: Figure;
  readonly C: Figure;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly c: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ K, G, k, g, Gcap, company, chance }: Going): Parts {
  const named = company.alsoThere.find(({ isChild, name }) => isChild && !/['’]s /u.test(name));
  const C = named ?? company.person(chance.pick(...['Sal', 'Noor', 'Jess'].filter((each) => each !== K.name)), 'child');
  return {
    K,
    G,
    C,
    k,
    g,
    Gcap,
    c: C.name,
    refrain: chance.pick('Only a hole?', 'Just a hole?', 'A hole again?', 'One more hole?', 'Still a hole?'),
    title: titled(chance.pick('only a hole', 'what it stands on', 'the hole underneath', 'the best hole')),
  };
}
