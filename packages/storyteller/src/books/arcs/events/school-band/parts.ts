import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Nobody can hear us',
  'Nobody hears us here',
  'Not a soul can hear',
  "There's nobody to hear",
  'No one will ever hear',
] as const;
export const TITLES = ['pom, pom, ta', 'the third line', 'out of the radiator', 'nobody can hear us'] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** Who sings. */
  readonly M: Figure;
  readonly m: string;
  /** Who has the keys, and who teaches upstairs. */
  readonly J: Figure;
  readonly j: string;
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ B, K, G, company, chance }: Going): Parts {
  const beside = [B, ...company.alsoThere].find((each) => each !== G && each !== K && each.isChild);
  const M = beside ?? company.person(K.name === 'Robin' ? 'Jess' : 'Robin', 'child');
  const J = company.person('Mr Boyle', 'neighbour');
  const C = company.person('Miss Okoro', 'teacher');
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    M,
    m: M.name,
    J,
    j: J.name,
    C,
    c: C.name,
  };
}
