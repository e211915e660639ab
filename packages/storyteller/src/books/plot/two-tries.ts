import type { Chance } from '../arc.ts';

/** As many pairs as are worth offering to a page: each is a wording of its own. */
const MOST_PAIRS = 4;

/**
 * Tries that fail, in pairs: a first and a second, and no try stands in two of them. So any first may be told with any
 * second, and a page offers as many wordings as there are pairs.
 */
export function twoTries<Fail>(chance: Chance, fails: readonly Fail[]): readonly (readonly [Fail, Fail])[] {
  const order = chance.some(fails.length, fails);
  return order.slice(0, Math.min(MOST_PAIRS, Math.floor(order.length / 2))).flatMap((first, i) => {
    const second = order[order.length - 1 - i];
    return second === undefined ? [] : [[first, second] as const];
  });
}

/** The one of some wordings that goes with the `at`-th of other ones: told side by side, and not each with each. */
export const oneOf = <Line>(lines: readonly Line[], at: number): readonly Line[] => {
  const place = lines.length === 0 ? 0 : at % lines.length;
  return lines.slice(place, place + 1);
};
