import { CEPSTRA_PER_FRAME } from './speech-features.ts';

/** Values a frame has for comparison: the shape of its spectrum, how that changes, its level and how that changes. */
export const MATCH_VALUES = 2 * CEPSTRA_PER_FRAME + 2;
export const P = { higher: 0.06, delta: 0.7, level: 1.0, levelDelta: 0.8, span: 3, floorDb: 40 };

/**
 * Frames as vectors whose distance tells sounds apart and voices little: every value against its mean and spread over
 * the frames in which something is said, so that a microphone, a room or a voice's colour falls out.
 */
export function comparableFrames(
  cepstra: Float32Array,
  level: Float32Array,
  spoken: (frame: number) => boolean,
): Float32Array {
  const frames = level.length;
  const values = new Float32Array(frames * MATCH_VALUES);
  const chosen = Array.from({ length: frames }, (_, frame) => frame).filter(spoken);
  const usable = chosen.length > 0 ? chosen : [0];
  for (let order = 0; order < CEPSTRA_PER_FRAME; order++) {
    const at = (frame: number): number => cepstra[frame * CEPSTRA_PER_FRAME + order] ?? 0;
    fill(values, order, frames, usable, at, 1 / (1 + P.higher * order));
  }
  const slope = (column: number) => (frame: number): number => {
    const get = (index: number): number => values[Math.max(0, Math.min(frames - 1, index)) * MATCH_VALUES + column] ?? 0;
    return get(frame + P.span) - get(frame - P.span);
  };
  const loud = percentileOf(usable.map((frame) => level[frame] ?? 0), 0.9);
  const quiet = loud - P.floorDb;
  const height = (frame: number): number => Math.max(quiet, Math.min(loud + 6, level[frame] ?? quiet));
  fill(values, 2 * CEPSTRA_PER_FRAME, frames, usable, height, P.level);
  for (let order = 0; order < CEPSTRA_PER_FRAME; order++) {
    fill(values, CEPSTRA_PER_FRAME + order, frames, usable, slope(order), P.delta / (1 + P.higher * order));
  }
  fill(values, 2 * CEPSTRA_PER_FRAME + 1, frames, usable, slope(2 * CEPSTRA_PER_FRAME), P.levelDelta);
  return values;
}

function fill(
  values: Float32Array,
  column: number,
  frames: number,
  usable: readonly number[],
  at: (frame: number) => number,
  weight: number,
): void {
  const mean = usable.reduce((sum, frame) => sum + at(frame), 0) / usable.length;
  const variance = usable.reduce((sum, frame) => sum + (at(frame) - mean) ** 2, 0) / usable.length;
  const scale = weight / Math.sqrt(Math.max(variance, 1e-6));
  for (let frame = 0; frame < frames; frame++) values[frame * MATCH_VALUES + column] = (at(frame) - mean) * scale;
}

export function percentileOf(values: readonly number[] | Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.max(0, Math.min(sorted.length - 1, Math.floor(share * sorted.length)))] ?? 0;
}
