import { percentile } from './percentile.ts';

/** A frame is silent this far under the loud ones; in a noisy sound a little over its quietest. */
const UNDER_LOUD_DB = 40;
const OVER_FLOOR_DB = 8;
/** However noisy: what is nearer to the loud frames than this is speech. */
const SURELY_SPEECH_DB = 15;
const SOFTNESS_DB = 2;

/**
 * How likely each frame is silence, 0 to 1, by its level (dB) against the sound's own loud and quiet frames: what is
 * silent in a noisy recording would be speech in a clean one.
 */
export function quietness(level: Float32Array): Float32Array {
  const loud = percentile(level, 0.92);
  const floor = percentile(level, 0.04);
  const threshold = Math.max(loud - UNDER_LOUD_DB, Math.min(floor + OVER_FLOOR_DB, loud - SURELY_SPEECH_DB));
  return level.map((value) => 1 / (1 + Math.exp((value - threshold) / SOFTNESS_DB)));
}
