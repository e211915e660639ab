import { createSpectrumMeter } from './spectrum.ts';

/** Samples a second at which speech is compared: what tells sounds of speech apart lies under 8 kHz. */
export const FEATURE_RATE = 16_000;
const WINDOW = 400;
const TRANSFORM = 512;
const BANDS = 24;
const LOWEST_HZ = 120;
const HIGHEST_HZ = 6_800;
const CEPSTRA = 12;
const PRE_EMPHASIS = 0.97;
/** A band this far under the sound's loudest counts as empty: below it lies noise, not speech. */
const EMPTY_BELOW_DB = 60;

/** What a sound is like, moment by moment. */
export interface SpeechFeatures {
  readonly frames: number;
  /** Seconds from one frame to the next; frame f is the 25 ms around f x hop. */
  readonly hop: number;
  /** Level of each frame in dB. */
  readonly level: Float32Array;
  /** The shape of each frame's spectrum, `CEPSTRA` values a frame. */
  readonly cepstra: Float32Array;
}

/**
 * Mel-frequency cepstra (Davis and Mermelstein, 1980) of a sound at 16 kHz. `stretch` moves the bands up or down, as a
 * longer or shorter vocal tract does.
 */
export function speechFeatures(pcm: Float32Array, hop: number, stretch = 1): SpeechFeatures {
  const frames = Math.max(1, Math.floor(pcm.length / (hop * FEATURE_RATE)));
  const { level, bands } = bandEnergies(pcm, frames, hop, stretch);
  const floor = bands.reduce((most, value) => Math.max(most, value), -Infinity) - EMPTY_BELOW_DB;
  const cepstra = new Float32Array(frames * CEPSTRA);
  for (let frame = 0; frame < frames; frame++) {
    for (let order = 0; order < CEPSTRA; order++) {
      let sum = 0;
      for (let band = 0; band < BANDS; band++) {
        sum += Math.max(floor, bands[frame * BANDS + band] ?? floor) * (COSINES[order * BANDS + band] ?? 0);
      }
      cepstra[frame * CEPSTRA + order] = sum;
    }
  }
  return { frames, hop, level, cepstra };
}

export const CEPSTRA_PER_FRAME = CEPSTRA;

const COSINES = Float64Array.from({ length: CEPSTRA * BANDS }, (_, at) => {
  const order = Math.floor(at / BANDS) + 1;
  return Math.cos((Math.PI * order * ((at % BANDS) + 0.5)) / BANDS) / BANDS;
});
const HANN = Float64Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / WINDOW));
const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);

function bandEnergies(pcm: Float32Array, frames: number, hop: number, stretch: number) {
  const meter = createSpectrumMeter(TRANSFORM);
  const filters = melFilters(stretch);
  const frame = new Float64Array(TRANSFORM);
  const power = new Float64Array(TRANSFORM / 2 + 1);
  const level = new Float32Array(frames);
  const bands = new Float32Array(frames * BANDS);
  for (let index = 0; index < frames; index++) {
    const first = Math.round(index * hop * FEATURE_RATE) - WINDOW / 2;
    let energy = 0;
    for (let at = 0; at < WINDOW; at++) {
      const sample = pcm[first + at] ?? 0;
      energy += sample * sample * (HANN[at] ?? 0);
      frame[at] = (sample - PRE_EMPHASIS * (pcm[first + at - 1] ?? 0)) * (HANN[at] ?? 0);
    }
    level[index] = decibels(energy / WINDOW);
    meter.measure(frame, power);
    filters.forEach(({ from, weights }, band) => {
      let sum = 0;
      for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (power[from + at] ?? 0);
      bands[index * BANDS + band] = decibels(sum / WINDOW);
    });
  }
  return { level, bands };
}

const mel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const hertz = (value: number): number => 700 * (10 ** (value / 2595) - 1);

/** Triangles that overlap by half, evenly spaced on the mel scale. */
function melFilters(stretch: number): readonly { from: number; weights: Float64Array }[] {
  const [low, high] = [mel(LOWEST_HZ), mel(HIGHEST_HZ)];
  const centre = (band: number): number =>
    (hertz(low + ((high - low) * band) / (BANDS + 1)) * stretch * TRANSFORM) / FEATURE_RATE;
  return Array.from({ length: BANDS }, (_, band) => {
    const [left, middle, right] = [centre(band), centre(band + 1), centre(band + 2)];
    const from = Math.max(0, Math.ceil(left));
    const to = Math.min(TRANSFORM / 2, Math.floor(right));
    const weights = Float64Array.from({ length: Math.max(1, to - from + 1) }, (_unused, at) => {
      const bin = from + at;
      return Math.max(0, bin <= middle ? (bin - left) / (middle - left) : (right - bin) / (right - middle));
    });
    return { from, weights };
  });
}
