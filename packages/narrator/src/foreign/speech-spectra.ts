import { createSpectrumMeter } from './spectrum.ts';

/** Samples a second at which speech is compared: what tells sounds of speech apart lies under 8 kHz. */
export const FEATURE_RATE = 16_000;
/** 25 ms: long enough for the lowest voice, short enough for a consonant. */
const WINDOW = 400;
const TRANSFORM = 512;
export const BINS = TRANSFORM / 2 + 1;
export const BIN_HERTZ = FEATURE_RATE / TRANSFORM;
/** Raises the treble, which is weak in speech and tells its consonants apart. */
const PRE_EMPHASIS = 0.97;

/** A sound cut into frames of 25 ms, one every `hop` seconds; frame f is the time around f x hop. */
export interface SpeechSpectra {
  readonly frames: number;
  readonly hop: number;
  /** Level of each frame in dB. */
  readonly level: Float32Array;
  /** Power of each frame's frequencies: `BINS` values a frame, `BIN_HERTZ` apart. */
  readonly power: Float32Array;
}

/** Measures a sound at 16 kHz. */
export function speechSpectra(pcm: Float32Array, hop: number): SpeechSpectra {
  const frames = Math.max(1, Math.floor(pcm.length / (hop * FEATURE_RATE)));
  const meter = createSpectrumMeter(TRANSFORM);
  const frame = new Float64Array(TRANSFORM);
  const level = new Float32Array(frames);
  const power = new Float32Array(frames * BINS);
  for (let index = 0; index < frames; index++) {
    const first = Math.round(index * hop * FEATURE_RATE) - WINDOW / 2;
    let energy = 0;
    for (let at = 0; at < WINDOW; at++) {
      const sample = pcm[first + at] ?? 0;
      const weight = HANN[at] ?? 0;
      energy += sample * sample * weight;
      frame[at] = (sample - PRE_EMPHASIS * (pcm[first + at - 1] ?? 0)) * weight;
    }
    level[index] = decibels(energy / WINDOW);
    meter.measure(frame, power.subarray(index * BINS, (index + 1) * BINS));
  }
  return { frames, hop, level, power };
}

/** Every so many of the frames only: what a longer `hop` would give. */
export function thinned({ frames, hop, level, power }: SpeechSpectra, step: number): SpeechSpectra {
  const kept = Math.max(1, Math.floor(frames / step));
  const thin = { frames: kept, hop: hop * step, level: new Float32Array(kept), power: new Float32Array(kept * BINS) };
  for (let frame = 0; frame < kept; frame++) {
    thin.level[frame] = level[frame * step] ?? 0;
    thin.power.set(power.subarray(frame * step * BINS, (frame * step + 1) * BINS), frame * BINS);
  }
  return thin;
}

const HANN = Float64Array.from(
  { length: WINDOW },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / WINDOW),
);

/** A power in dB; nothing at all is -120 dB. */
export const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);
