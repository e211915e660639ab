import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'You must see it!',
  'Oh, you should see it!',
  'If you could see it!',
  'You have to see it!',
  'I wish you could see it!',
  'Come and see it!',
  'If only you saw it!',
  'You ought to see it!',
  'It is a thing to see!',
  'See it just once!',
] as const;
export const TITLES = [
  'you must see it',
  'the sea at the garden wall',
  'once a year',
  'the apple tree and the weed wood',
];

export interface Parts {
  readonly refrain: string;
  /** Who lives in the sea. */
  readonly X: Figure;
  readonly x: string;
}

export function partsOf({ company, chance }: Going): Parts {
  const X = company.other ?? company.meet('whale');
  return { refrain: chance.pick(...REFRAINS), X, x: X.name };
}
