import { applyBiquad, highPass, lowShelf, peaking } from './biquad.ts';
import { compress } from './compress.ts';
import { resample } from './resample.ts';
import { addRoom, ROOM_TAIL } from './room.ts';

/** Samples a second of everything after polishing: the engine has nothing above 8 kHz, so 24 kHz loses nothing. */
export const NARRATION_RATE = 24_000;

/**
 * Makes the engine's raw sound pleasant to listen to: 24 kHz, rumble and boom away, a little more presence, less
 * hissing, a light compressor and a small room. The bass is cut rather than raised: raising it moved the voice's
 * long-term spectrum away from people's. No artificial treble either: it added nothing measurable.
 * The result is longer by the room's tail.
 */
export function polish(raw: Float32Array, rate: number): Float32Array {
  const sound = resample(raw, rate, NARRATION_RATE);
  const pcm = new Float32Array(sound.length + Math.round(ROOM_TAIL * NARRATION_RATE));
  pcm.set(sound);
  for (const filter of EQUALISER) applyBiquad(pcm, filter);
  compress(pcm, NARRATION_RATE);
  addRoom(pcm, NARRATION_RATE);
  return pcm;
}

const EQUALISER = [
  highPass(NARRATION_RATE, 80),
  lowShelf(NARRATION_RATE, 230, 0.7, -3),
  peaking(NARRATION_RATE, 350, 1, 2),
  peaking(NARRATION_RATE, 1900, 0.7, 3),
  peaking(NARRATION_RATE, 6400, 1.2, -5),
];
