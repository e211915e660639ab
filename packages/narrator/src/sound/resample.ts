import { weighted, windowedSinc } from './windowed-sinc.ts';

const REACH = 16;
/** Enough where nobody listens: what is folded down is still 40 dB under the rest. */
export const COARSE_REACH = 6;
/** Leaves a small margin below half the lower rate for the filter to fall in. */
const PASSBAND = 0.94;

/**
 * The same sound at another sample rate (hertz). Adds no delay: sample 0 stays at time 0. `reach`: samples on either side
 * that each new one is made of.
 */
export function resample(pcm: Float32Array, from: number, to: number, reach = REACH): Float32Array {
  if (from === to) return pcm.slice();
  const divisor = greatestCommonDivisor(from, to);
  const [up, down] = [to / divisor, from / divisor];
  const bandwidth = Math.min(1, to / from);
  const rows = windowedSinc(up, Math.ceil(reach / bandwidth), bandwidth * PASSBAND);
  const out = new Float32Array(Math.floor((pcm.length * to) / from));
  for (let at = 0; at < out.length; at++) {
    const position = at * down;
    const row = rows[position % up];
    if (row) out[at] = weighted(pcm, Math.floor(position / up), row);
  }
  return out;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
