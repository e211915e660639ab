/** Chance that gives the same numbers for the same seed: `below(n)` is a whole number from 0 to n - 1. */
export interface Chance {
  readonly below: (count: number) => number;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough to choose among paragraphs. */
export function chanceOf(seed: number): Chance {
  let state = (Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.trunc(seed / 4294967296)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { below: (count) => Math.floor((next() / 4294967296) * count) };
}

/** The items in an order drawn by chance. */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const [a, b] = [order[i], order[j]];
    if (a !== undefined && b !== undefined) {
      order[i] = b;
      order[j] = a;
    }
  }
  return order;
}
