import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';

const REFRAINS = [
  'That is no pair!',
  'Not quite a pair!',
  'Nearly a pair!',
  'Still not a pair!',
  'No, not a pair!',
  'Not what I call two!',
  'Only one and one!',
  'That makes no pair!',
  'Never a pair!',
  'One is not two!',
] as const;
export const TITLES = ['one sock', 'the other one', 'half of something', 'a hat with a heel'];

export interface Parts {
  readonly refrain: string;
  /** The sock, and the bear in the new hat. */
  readonly A: Figure;
  readonly a: string;
  readonly T: Figure;
  readonly t: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

export function partsOf({ A: hero, K, G, g, Gcap, company, chance }: Going): Parts {
  const A = hero === K ? company.meet('sock') : hero;
  const T = company.meet('teddy');
  return { refrain: chance.pick(...REFRAINS), A, a: A.name, T, t: T.name, K, k: K.name, G, g, Gcap };
}
