import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = ['We want the real train!', 'The train will be here!', 'We only want the train!'] as const;

export interface Parts {
  /** The one who has three bags, and the one with the tuba. */
  readonly L: Figure;
  readonly B: Figure;
  /** Looks after the station. */
  readonly T: Figure;
  readonly refrain: string;
  readonly titles: readonly string[];
}

export function partsOf({ company, chance }: Going): Parts {
  return {
    L: company.person('Mrs Lime', 'grandparent'),
    B: company.person('Mr Brass', 'neighbour'),
    T: company.person('Mrs Tock', 'grandparent'),
    refrain: chance.pick(...REFRAINS),
    titles: ['waiting for the train', 'where is the dent', 'just until it comes', 'the train without a dent'],
  };
}
