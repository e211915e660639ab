import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'the coat that never dried',
  'the coat of a selkie',
  'it must be somewhere',
  'a fish in each pocket',
] as const;
const REFRAINS = ['It must be somewhere!', 'Well, it must be somewhere!', 'Somewhere it must be!'] as const;

interface Parts {
  readonly refrain: string;
  /** The child on the beach, whose hair is always wet. */
  readonly S: Figure;
  readonly s: string;
}

export function partsOf({ K, company, chance }: Going): Parts {
  const S = company.person(chance.pick(...['Isla', 'Mara', 'Una'].filter((each) => each !== K.name)), 'child');
  return { refrain: chance.pick(...REFRAINS), S, s: S.name };
}
