/** A source of numbers in [0, 1) that repeats for the same seed. */
export type Random = () => number;

/** mulberry32 (Tommy Ettinger, public domain): small, fast, even enough for leaves and clouds. */
export function randomFrom(seed: number): Random {
  let state = Math.trunc(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a over the text's code points: the same text gives the same 32-bit number everywhere. */
export function numberFrom(text: string): number {
  let hash = 2_166_136_261;
  for (const sign of text) {
    hash ^= sign.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16_777_619);
  }
  return hash >>> 0;
}

/** One of the list. Throws RangeError when there is nothing to choose from. */
export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const chosen = items[Math.floor(random() * items.length)];
  if (chosen === undefined) throw new RangeError('Nothing to choose from');
  return chosen;
}
