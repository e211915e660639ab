import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['whose voice is that?', 'two weeks with a parrot', 'what the parrot heard', 'the small word'];

/** Said at breakfast without the small word; and then by a parrot. */
const REFRAINS = [
  'Give me that!',
  'Give it here!',
  'I want that one!',
  'I want it now!',
  'Hand it over!',
  'Bring it here!',
  'Give me some!',
  'Pass me that!',
  'Give me more!',
  'I want more!',
] as const;

interface Parts {
  readonly refrain: string;
  readonly P: Figure;
  readonly p: string;
  /** Whose parrot it is. */
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ A, B, G, company, chance }: Going): Parts {
  const P = [A, B].find(({ being }) => being?.id === 'parrot' && B !== A) ?? company.meet('parrot');
  const N = company.person(G.name === 'Mrs Bell' ? 'Mrs Plum' : 'Mrs Bell', 'neighbour');
  return { refrain: chance.pick(...REFRAINS), P, p: P.name, N, n: N.name };
}
