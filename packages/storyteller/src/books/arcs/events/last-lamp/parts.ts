import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['the last lamp', 'one more lamp', 'the green door', 'nineteen lamps'] as const;
const REFRAINS = ['Pop! And one more.', 'Pop! One more.', 'Pop! There is one more.'] as const;

interface Parts {
  readonly refrain: string;
  /** Who lights the lamps: somebody of the theme, else a neighbour. Never the child, who watches. */
  readonly L: Figure;
  readonly l: string;
  /** " Mr Wick was the lamplighter.", where the name does not say so. */
  readonly job: string;
  /** The same in the present. */
  readonly jobNow: string;
}

export function partsOf({ A, K, company, chance }: Going): Parts {
  const L = A === K ? company.person(chance.pick('Mr Wick', 'Mrs Wick'), 'neighbour') : A;
  const isSaid = /lamplighter/i.test(L.introduced);
  return {
    refrain: chance.pick(...REFRAINS),
    L,
    l: L.name,
    job: isSaid ? '' : ` ${L.name} was the lamplighter.`,
    jobNow: isSaid ? '' : ` ${L.name} is the lamplighter.`,
  };
}
