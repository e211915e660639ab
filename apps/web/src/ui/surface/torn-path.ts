const WIDTH = 1440;
const HEIGHT = 40;
const STEP = 16;

/** Small repeatable randomness (Park and Miller's minimal standard, 1988): the same seed tears the same edge. */
function tearing(seed: number): () => number {
  let state = (seed * 7919) % 2147483647 || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * The outline of a torn sheet in a box of 1440 x 40, its torn side up, wandering about `middle` (units from the top).
 * Each step follows the last one a little, as fibres do.
 */
export function tornPath(seed: number, middle: number): string {
  const next = tearing(seed);
  let y = middle;
  let path = `M0 ${HEIGHT}`;
  for (let x = 0; x <= WIDTH; x += STEP) {
    y = Math.min(middle + 6, Math.max(middle - 6, y + (next() - 0.5) * 11 + (middle - y) * 0.25));
    path += `L${x} ${y.toFixed(1)}`;
  }
  return `${path}L${WIDTH} ${HEIGHT}Z`;
}
