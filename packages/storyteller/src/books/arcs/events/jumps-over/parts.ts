import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['the tenth car', 'over it', 'are we going somewhere?', 'nine and a jump'] as const;

/** What the truck does to a row of old cars. */
const REFRAINS = ['CRUNCH!', 'CRUMP!', 'SQUASH!', 'KER-RUNCH!', 'SCRUNCH!'] as const;

interface Parts {
  readonly crunch: string;
  readonly T: Figure;
  readonly t: string;
  /** Who is in the front row. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A, K, chance }: Going): Parts {
  return { crunch: chance.pick(...REFRAINS), T: A, t: A.name, C: K, c: K.name };
}
