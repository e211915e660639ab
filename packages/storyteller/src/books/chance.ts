import { chanceOf, shuffled } from '../compose/chance.ts';
import type { Chance } from './arc.ts';

/** Choices of a book, decided by a seed: the same seed gives the same choices in the same order. */
export function bookChance(seed: number): Chance {
  const chance = chanceOf(seed);
  return {
    pick<T>(...options: readonly T[]): T {
      const chosen = options[chance.below(options.length)];
      // `T` may itself allow undefined, so an empty list is told by its length.
      if (options.length === 0) throw new Error('There is nothing to choose from.');
      return chosen as T;
    },
    some: (count, options) => shuffled(options, chance).slice(0, count),
  };
}
