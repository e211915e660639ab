/** Numbers from 0 (inclusive) to 1 (exclusive); the same seed gives the same row of numbers everywhere. */
export type Random = () => number;

/**
 * A row of chance numbers from a seed and the name of what it is for, so that a change in one part of a song (its
 * drums, say) leaves the others as they were. FNV-1a over the name, then the mulberry32 generator.
 */
export function seededRandom(seed: number, purpose: string): Random {
  let state = (seed ^ 0x811c9dc5) >>> 0;
  for (let at = 0; at < purpose.length; at++) state = Math.imul(state ^ purpose.charCodeAt(at), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list that has at least one entry. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
