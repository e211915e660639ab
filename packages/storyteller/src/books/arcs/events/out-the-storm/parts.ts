import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

export interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly W: Figure;
}

export const REFRAIN = 'It went up at the end.';
const TITLES = ['up at the end', 'two in a hollow', 'the second voice', 'stop, and stay'] as const;

export function partsOf({ K, k, G, g, Gcap, company, chance }: Going): Parts {
  const W = company.other ?? company.meet('wolf');
  return { title: titled(chance.pick(...TITLES)), K, k, G, g, Gcap, W };
}
