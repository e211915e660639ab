import type { Stereo } from './stereo.ts';

const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.08;

/**
 * Holds every sample at or under `ceiling` (0 to 1), in place, both channels by the same gain so that nothing moves
 * from side to side. The gain falls 4 ms before a peak and recovers within about 80 ms.
 */
export function limit({ left, right }: Stereo, rate: number, ceiling: number): void {
  const ahead = Math.round(LOOK_AHEAD_SECONDS * rate);
  const needed = new Float32Array(left.length);
  for (let at = 0; at < needed.length; at++) {
    needed[at] = Math.min(1, ceiling / Math.max(1e-9, Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0)));
  }
  const allowed = lowestAhead(needed, ahead);
  const fall = Math.exp(-3 / ahead);
  const recover = Math.exp(-1 / (RELEASE_SECONDS * rate));
  let held = 1;
  let gain = 1;
  for (let at = 0; at < left.length; at++) {
    held = Math.min(allowed[at] ?? 1, 1 - (1 - held) * recover);
    gain = held < gain ? gain * fall + held * (1 - fall) : held;
    gain = Math.min(gain, needed[at] ?? 1);
    left[at] = clamp((left[at] ?? 0) * gain, ceiling);
    right[at] = clamp((right[at] ?? 0) * gain, ceiling);
  }
}

const clamp = (sample: number, ceiling: number): number => Math.max(-ceiling, Math.min(ceiling, sample));

/** For each sample the least of its own and the next `ahead` values (a sliding minimum over a row of candidates). */
function lowestAhead(values: Float32Array, ahead: number): Float32Array {
  const lowest = new Float32Array(values.length);
  const candidates = new Int32Array(values.length);
  let [first, end] = [0, 0];
  for (let at = 0; at < values.length + ahead; at++) {
    if (at < values.length) {
      const value = values[at] ?? 1;
      while (end > first && (values[candidates[end - 1] ?? 0] ?? 1) >= value) end--;
      candidates[end++] = at;
    }
    const out = at - ahead;
    if (out < 0) continue;
    while ((candidates[first] ?? out) < out) first++;
    lowest[out] = values[candidates[first] ?? out] ?? 1;
  }
  return lowest;
}
