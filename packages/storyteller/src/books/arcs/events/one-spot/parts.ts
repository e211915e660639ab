import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Not one spot!',
  'Not a single spot!',
  'Not one little spot!',
  'Not the smallest spot!',
  'No spots, please!',
  'No spot on me!',
  'Not one drop of mud!',
  'Not one speck!',
  'No mud on me!',
  'Not one splash!',
] as const;
export const TITLES = ['one spot', 'not one spot', 'one clean spot', 'the mud says gloop'];

export interface Parts {
  readonly refrain: string;
  /** Stuck in the mud. */
  readonly L: Figure;
  readonly l: string;
  readonly afraid: boolean;
}

export function partsOf({ company, chance, raw }: Going): Parts {
  const L = company.meet('lamb');
  return {
    refrain: chance.pick(...REFRAINS),
    L,
    l: L.name,
    afraid: /\b(?:scared|afraid|frightened|terrified)\b/.test(raw),
  };
}
