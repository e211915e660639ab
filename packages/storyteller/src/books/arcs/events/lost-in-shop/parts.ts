import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

/** Somebody who stands still in a shop, whom they stand still for, and who asks them. */
export interface Parts {
  readonly K: Figure;
  readonly G: Figure;
  /** Who works in the shop. */
  readonly W: Figure;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly w: string;
  /** What the child says, without a stop. */
  readonly refrain: string;
  readonly title: string;
}

const REFRAINS = [
  "I'm not lost. I'm here",
  "Me? No. I'm here",
  "I'm not. I'm here",
  "I'm not lost at all. I'm here",
  "Not me. I'm here",
  "No, no. I'm here",
] as const;
const TITLES = ['by the melons', 'who is lost', 'somebody has to stand still', 'found'];
const WORKERS = ['Mrs Penny', 'Mr Plum', 'Miss Reed'] as const;

export function partsOf({ K, G, k, g, Gcap, company, chance }: Going): Parts {
  const W = company.person(chance.pick(...WORKERS), 'shopkeeper');
  return {
    K,
    G,
    W,
    k,
    g,
    Gcap,
    w: W.name,
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick(...TITLES)),
  };
}
