import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'nothing at all',
  'half-way',
  'through the brambles',
  'the long way round',
  'the best sort of nothing',
] as const;

/** What one says who has a secret; and in the end what two do together all day. */
const REFRAINS = [
  'Nothing',
  'Oh, nothing',
  'Nothing at all',
  'Nothing much',
  'Nothing, really',
  'Just nothing',
  'Nothing special',
  'Nothing whatever',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who goes by on both sides and knows: the child where the two are others, else the grown-up. */
  readonly W: Figure;
  readonly w: string;
}

export function partsOf({ G, third, chance }: Going): Parts {
  const W = third ?? G;
  return { refrain: chance.pick(...REFRAINS), W, w: W.name };
}
