import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'home in time for tea',
  'the scratch on the step',
  'nobody had tried that',
  'the tower door',
] as const;
const REFRAINS = ['Home in time for tea!', "We'll be home for tea!", 'And home for tea!'] as const;

interface Parts {
  readonly refrain: string;
  /** Who comes to the rescue. */
  readonly P: Figure;
  readonly p: string;
  /** Who sits at the top. */
  readonly R: Figure;
  readonly r: string;
  /** Who comes along to the tower, and whom the two of them are where the child is the one to the rescue. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A, K, company, chance }: Going): Parts {
  const R = company.other && company.other !== A ? company.other : company.meet('prince');
  const C = A === K ? company.friend : K;
  return { refrain: chance.pick(...REFRAINS), P: A, p: A.name, R, r: R.name, C, c: C.name };
}
