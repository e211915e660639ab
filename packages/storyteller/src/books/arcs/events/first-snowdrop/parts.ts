import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['is it spring?', 'white on white', 'the bell at number three', 'until the bell rings'];
export const TITLES_OLD = ['until the bell stops', 'under the bucket', 'the bell at number three', 'the last run'];

/** Asked of everything that is white; and at last of the spring. */
const REFRAINS = [
  'Is that it?',
  'Is this it?',
  'Could that be it?',
  'Can that be it?',
  'Is that the one?',
  'So is that it?',
  'Oh, is that it?',
  'Might that be it?',
  'Is that it, then?',
  'There, is that it?',
] as const;

interface Parts {
  readonly refrain: string;
  /** She has the bell. */
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ a, b, g, company, chance }: Going): Parts {
  const N = company.person([a, b, g].includes('Mrs Amory') ? 'Mrs Tull' : 'Mrs Amory', 'other-grandparent');
  return { refrain: chance.pick(...REFRAINS), N, n: N.name };
}
