import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { fruitIn, type Fruit } from './fruit.ts';

/** What is said again and again; the refrain. */
export const REFRAINS = [
  'I only had one',
  'I had just one',
  'I just had the one',
  'Only one, I had',
  'One was all I had',
  'I had one, no more',
  'It was only one',
  'I ate only one',
  'I only ate one',
  'One, that was all',
] as const;
/** Titles of the plot. */
export const TITLES = ['I only had one', 'who had the rest', 'the basket by the fence', 'one for the donkey'];

/** What is picked, and who eats it. */
export interface Parts {
  readonly fruit: Fruit;
  readonly D: Figure;
  readonly d: string;
  readonly things: readonly ThingName[];
}
/** Everything that one telling is made with. */
export function partsOf({ raw, company }: Going): Parts {
  const fruit = fruitIn(raw);
  const D = company.meet('donkey');
  return { fruit, D, d: D.name, things: fruit.drawn ? ['basket', fruit.drawn] : ['basket'] };
}
