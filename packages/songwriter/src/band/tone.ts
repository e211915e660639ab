import type { Random } from '../random.ts';

/** Plays one note: a MIDI pitch held for some seconds. Notes ring on after they are let go. */
export type Instrument = (rate: number, pitch: number, seconds: number, random: Random) => Float32Array;

/** Frequency of a MIDI number in hertz (equal temperament, A4 = 440). */
export const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** Lets the last stretch of a note fall to silence, so that it ends without a click. */
export function fadeOut(pcm: Float32Array, rate: number, seconds = 0.02): Float32Array {
  const length = Math.min(pcm.length, Math.round(seconds * rate));
  for (let at = 0; at < length; at++) {
    const place = pcm.length - 1 - at;
    pcm[place] = ((pcm[place] ?? 0) * at) / length;
  }
  return pcm;
}
