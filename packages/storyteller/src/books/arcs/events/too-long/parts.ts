import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Here comes the rest!',
  'And here is the rest!',
  'There is more to come!',
  'Wait for the rest!',
  'The rest is on its way!',
] as const;
export const TITLES = [
  'here comes the rest',
  'as long as a door',
  'too long for everything',
  'one end and the other',
] as const;

interface Parts {
  readonly refrain: string;
  /** Whose house it is: the child, with the family's grown-up. */
  readonly K: Figure;
  readonly k: string;
}

export const partsOf = ({ K, k, chance }: Going): Parts => ({ refrain: chance.pick(...REFRAINS), K, k });
