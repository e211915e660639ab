import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Is there room for me?',
  'Room for one more?',
  'Can you move up?',
  'Move up a bit!',
  'Budge up a bit!',
] as const;
export const TITLES = ['room for one more', 'two beds', 'whose feet are those', 'five in the big bed'] as const;

interface Parts {
  readonly refrain: string;
  /** Who comes along to the big bed the second night. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A, K, company, chance }: Going): Parts {
  const C = A === K ? company.friend : K;
  return { refrain: chance.pick(...REFRAINS), C, c: C.name };
}
