import { chanceOf, shuffled } from '../compose/chance.ts';
import type { Chance } from './arc.ts';
import type { ToldBefore } from './told-before.ts';

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

/** The saying by which a choice is known again: itself, or the first of a pair. Others are nobody's. */
const sayingOf = (option: unknown): string | null =>
  typeof option === 'string' ? option : Array.isArray(option) ? sayingOf(option[0]) : null;

/** Shorter sayings belong to nobody: "Bump." may come again. */
const LEAST_OF_A_SAYING = 2;

/** The same choices, but a saying that this family was told before is not picked while there are others. */
export const freshChance = (chance: Chance, before: ToldBefore): Chance => ({
  ...chance,
  pick<T>(...options: readonly T[]): T {
    const fresh = options.filter((option) => {
      const saying = sayingOf(option);
      return saying === null || saying.trim().split(' ').length < LEAST_OF_A_SAYING || !before.said(saying);
    });
    return chance.pick(...(fresh.length > 0 ? fresh : options));
  },
});
