import type { Stereo } from './stereo.ts';

const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.08;

/**
 * Holds every sample at or under `ceiling` (0 to 1), in place, both channels by the same gain so that nothing moves
 * from side to side. The gain falls 4 ms before a peak and recovers within about 80 ms.
 */
export function limit({ left, right }: Stereo, rate: number, ceiling: number): void {
  const ahead = Math.round(LOOK_AHEAD_SECONDS * rate);
  const needed = (at: number): number =>
    Math.min(1, ceiling / Math.max(1e-9, Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0)));
  const lowest = lowestAhead(needed, ahead, left.length);
  const fall = Math.exp(-3 / ahead);
  const recover = Math.exp(-1 / (RELEASE_SECONDS * rate));
  let held = 1;
  let gain = 1;
  for (let at = 0; at < left.length; at++) {
    held = Math.min(lowest(at), 1 - (1 - held) * recover);
    gain = held < gain ? gain * fall + held * (1 - fall) : held;
    gain = Math.min(gain, needed(at));
    left[at] = clamp((left[at] ?? 0) * gain, ceiling);
    right[at] = clamp((right[at] ?? 0) * gain, ceiling);
  }
}

const clamp = (sample: number, ceiling: number): number => Math.max(-ceiling, Math.min(ceiling, sample));

/**
 * The least of a place's value and the next `ahead` ones, asked for place after place: a sliding minimum over a row of
 * candidates. The row is short and goes round, so that nothing as long as the song is kept.
 */
function lowestAhead(valueAt: (at: number) => number, ahead: number, length: number): (at: number) => number {
  const size = ahead + 2;
  const places = new Int32Array(size);
  const values = new Float64Array(size);
  let [first, end, read] = [0, 0, 0];
  return (at) => {
    for (; read < length && read <= at + ahead; read++) {
      const value = valueAt(read);
      while (end > first && (values[(end - 1) % size] ?? 1) >= value) end--;
      places[end % size] = read;
      values[end % size] = value;
      end++;
    }
    while (end > first && (places[first % size] ?? at) < at) first++;
    return values[first % size] ?? 1;
  };
}
