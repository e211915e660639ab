import type { NarrationManifest } from '@storylantern/contract';

const FRAME_SECONDS = 0.005;
const STEP_SECONDS = 0.0025;

/** Level in dBFS of 5 ms from a moment on. */
function level(pcm: Float32Array, rate: number, time: number): number {
  const from = Math.max(0, Math.round(time * rate));
  const frame = pcm.subarray(from, from + Math.round(FRAME_SECONDS * rate));
  return 10 * Math.log10(frame.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, frame.length) + 1e-12);
}

const levels = (pcm: Float32Array, rate: number, from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / STEP_SECONDS) }, (_, at) => level(pcm, rate, from + at * STEP_SECONDS));

/**
 * How far the sound of each word that follows a pause starts from the time stated for it, in seconds. The start is
 * where the level comes within 35 dB of the word's loudest moment and 8 dB over the quiet before. Looked for from
 * 40 ms before the stated time to 250 ms after; a word not found there counts as a whole second away.
 */
export function onsetErrors(pcm: Float32Array, rate: number, manifest: NarrationManifest): readonly number[] {
  const words = manifest.segments.flatMap((segment) => segment.sentences.flatMap((sentence) => sentence.words));
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    if (!before || word.start - before.end < 0.2) return [];
    const peak = Math.max(...levels(pcm, rate, word.start, word.start + 0.25));
    const floor = Math.min(...levels(pcm, rate, word.start - 0.12, word.start - 0.04));
    const threshold = Math.max(peak - 35, floor + 8);
    const first = levels(pcm, rate, word.start - 0.04, word.start + 0.25).findIndex((value) => value > threshold);
    return [first < 0 ? 1 : Math.abs(first * STEP_SECONDS - 0.04)];
  });
}

/** The value that a share (0 to 1) of the numbers does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** The longest stretch in seconds that stays under -55 dBFS, not counting the file's beginning and end. */
export function longestSilence(pcm: Float32Array, rate: number): number {
  const loud = levels(pcm, rate, 0, pcm.length / rate).map((value) => value > -55);
  const inside = loud.slice(loud.indexOf(true), loud.lastIndexOf(true));
  let [longest, run] = [0, 0];
  for (const sounding of inside) {
    run = sounding ? 0 : run + STEP_SECONDS;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Samples at or over full scale. */
export const clippedSamples = (pcm: Float32Array): number =>
  pcm.reduce((sum, sample) => sum + (Math.abs(sample) >= 1 ? 1 : 0), 0);

/** By how many samples `later` lags behind `earlier` at a place: the lag with the highest correlation. */
export function lagOf(earlier: Float32Array, later: Float32Array, place: number, length: number, most: number): number {
  let [best, lagOfBest] = [-Infinity, 0];
  for (let lag = -most; lag <= most; lag++) {
    let sum = 0;
    for (let at = place; at < place + length; at++) sum += (earlier[at] ?? 0) * (later[at + lag] ?? 0);
    if (sum > best) [best, lagOfBest] = [sum, lag];
  }
  return lagOfBest;
}
