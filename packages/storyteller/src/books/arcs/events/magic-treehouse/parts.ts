import type { ActorHint, Figure } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { apart } from '../page.ts';

const REFRAINS = [
  'Hold on to the floor!',
  'Hold on to the wall!',
  'Hold on to me!',
  'Hold on to your ears!',
  'Hold tight! Here we go!',
  'Sit down and hold on!',
  'Hold on to something!',
  'Hold on! It is off!',
] as const;
export const TITLES = [
  'one leaf for home',
  'where the leaf comes from',
  'the tree house that went',
  'not one leaf left',
];

interface Parts {
  /** Who has a leaf on their head. */
  readonly A: Figure;
  /** Who sweeps. */
  readonly B: Figure;
  readonly G: Figure;
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly Gcap: string;
  readonly refrain: string;
  readonly along: readonly ActorHint[];
}

export function partsOf(given: Going): Parts {
  const { A, B, G, a, b, g, Gcap, third, chance } = apart(given);
  const along = third ? [seen(third, 'stand', 'happy')] : [];
  return { A, B, G, a, b, g, Gcap, refrain: chance.pick(...REFRAINS), along };
}
