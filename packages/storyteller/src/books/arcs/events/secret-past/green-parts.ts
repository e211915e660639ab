import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { whoOf, type Who } from './who.ts';

const REFRAINS = [
  "You'll get there",
  "We'll all get there",
  'No need to hurry',
  'After you, my dear',
  "There's plenty of road",
  'Off you go, then',
] as const;
export const TITLES = ['always green', 'the slowest driver in town', 'eleven lights', 'a full cup'] as const;

interface Parts extends Who {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** Who drives the fast car. */
  readonly N: Figure;
}

export const partsOf = (going: Going): Parts => {
  const { K, k, company, chance } = going;
  return {
    ...whoOf(going),
    refrain: chance.pick(...REFRAINS),
    K,
    k,
    N: company.person('Mrs Dash', 'neighbour'),
  };
};
