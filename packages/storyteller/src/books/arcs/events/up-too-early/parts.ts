import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['five is not a time', 'up before the sun', 'the first one up', 'there is nothing at five'];

/** Asked by the first one up; in the end it is asked of the first one up. */
const REFRAINS = [
  'Is it morning yet?',
  'Is it morning?',
  'Is it morning now?',
  'Is it time yet?',
  'Is it day yet?',
  'Is it time to get up?',
  'Is it today yet?',
  'Is it day now?',
  'Is it tomorrow yet?',
  'Is the night over yet?',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who goes to bed at five. */
  readonly X: Figure;
  readonly x: string;
  /** Who goes to work at five, at ages 8 to 12. */
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ A, B, company, chance, a, b, g }: Going): Parts {
  const X = company.meet([A.kind, B.kind].includes('fox') ? 'hedgehog' : 'fox');
  const N = company.person([a, b, g].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');
  return { refrain: chance.pick(...REFRAINS), X, x: X.name, N, n: N.name };
}
