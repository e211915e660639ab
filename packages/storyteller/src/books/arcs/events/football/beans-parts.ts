import type { ActorHint, Figure } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { apart } from '../page.ts';

const REFRAINS = [
  'Mind the beans!',
  'Watch the beans!',
  'Not in the beans!',
  'Not the beans!',
  'Careful of the beans!',
  'Look out for the beans!',
  'Keep off the beans!',
] as const;
export const TITLES = ['mind the beans', 'over the beans', 'the puddle in the cup final', 'a cup of beans'];

interface Parts {
  /** Who kicks it too high. */
  readonly A: Figure;
  /** The captain, who is in goal. */
  readonly B: Figure;
  /** Whose beans they are. */
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
