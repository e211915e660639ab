import { BIN_HERTZ, BINS, decibels, type SpeechSpectra } from './speech-spectra.ts';

/** Values for the shape of one frame's spectrum. More would describe the voice's pitch and not the sound of speech. */
export const CEPSTRA = 12;
const BANDS = 24;
const LOWEST_HERTZ = 120;
const HIGHEST_HERTZ = 6_800;
/** A band this far under the loudest of the whole sound counts as empty: below it lies noise, not speech. */
const EMPTY_BELOW_DB = 60;

/**
 * The shape of each frame's spectrum as mel-frequency cepstra (Davis and Mermelstein, 1980), `CEPSTRA` values a frame.
 * `tract` moves the bands up (over 1) or down, as a shorter or longer vocal tract does.
 */
export function cepstra(spectra: SpeechSpectra, tract: number): Float32Array {
  const bands = bandLevels(spectra, melFilters(tract));
  const empty = bands.reduce((most, value) => Math.max(most, value), -Infinity) - EMPTY_BELOW_DB;
  const shapes = new Float32Array(spectra.frames * CEPSTRA);
  for (let frame = 0; frame < spectra.frames; frame++) {
    for (let order = 0; order < CEPSTRA; order++) {
      let sum = 0;
      for (let band = 0; band < BANDS; band++) {
        sum += Math.max(empty, bands[frame * BANDS + band] ?? empty) * (COSINES[order * BANDS + band] ?? 0);
      }
      shapes[frame * CEPSTRA + order] = sum;
    }
  }
  return shapes;
}

const COSINES = Float64Array.from({ length: CEPSTRA * BANDS }, (_, at) => {
  const order = Math.floor(at / BANDS) + 1;
  return Math.cos((Math.PI * order * ((at % BANDS) + 0.5)) / BANDS) / BANDS;
});

interface Filter {
  readonly first: number;
  readonly weights: Float64Array;
}

function bandLevels({ frames, power }: SpeechSpectra, filters: readonly Filter[]): Float32Array {
  const bands = new Float32Array(frames * BANDS);
  filters.forEach(({ first, weights }, band) => {
    for (let frame = 0; frame < frames; frame++) {
      const start = frame * BINS + first;
      let sum = 0;
      for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (power[start + at] ?? 0);
      bands[frame * BANDS + band] = decibels(sum);
    }
  });
  return bands;
}

const mel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const hertz = (value: number): number => 700 * (10 ** (value / 2595) - 1);

/** Triangles that overlap by half, evenly spaced on the mel scale. */
function melFilters(tract: number): readonly Filter[] {
  const [low, high] = [mel(LOWEST_HERTZ), mel(HIGHEST_HERTZ)];
  const bin = (edge: number): number => (hertz(low + ((high - low) * edge) / (BANDS + 1)) * tract) / BIN_HERTZ;
  return Array.from({ length: BANDS }, (_, band) => {
    const [left, middle, right] = [bin(band), bin(band + 1), bin(band + 2)];
    const first = Math.max(0, Math.ceil(left));
    const last = Math.min(BINS - 1, Math.floor(right));
    const weights = Float64Array.from({ length: Math.max(1, last - first + 1) }, (_weight, at) => {
      const place = first + at;
      return Math.max(0, place <= middle ? (place - left) / (middle - left) : (right - place) / (right - middle));
    });
    return { first, weights };
  });
}
