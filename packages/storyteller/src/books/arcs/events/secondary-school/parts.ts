import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withClassmate } from '../page.ts';

export const TITLES = [
  'everybody else knew',
  'behind the green bag',
  'round and round by the fish',
  'room C9',
] as const;

interface Lost extends Going {
  readonly T: Figure;
  readonly M: Figure;
}

/** A first week at a large school: somebody from the same class, another one further back, and a teacher. */
export function lostOnes(going: Going): Lost {
  const here = withClassmate(going);
  const { A, K, b, company, chance } = here;
  const M = company.person(
    chance.pick(...['Max', 'Ines', 'Kit'].filter((each) => ![A.name, K.name, b].includes(each))),
    'child',
  );
  return { ...here, M, T: company.person('Mr Dunne', 'teacher') };
}
