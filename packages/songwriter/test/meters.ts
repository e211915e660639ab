import type { Lyrics } from '@storylantern/contract';
import { secondsAt, sungLines, type Score, type Stereo } from '../src/index.ts';

/** A note as it should be heard in the voice: its syllable, seconds, hertz. */
export interface WantedNote {
  readonly at: number;
  readonly end: number;
  readonly hertz: number;
  readonly phones: readonly string[];
}

export const wantedNotes = (score: Score, lyrics: Lyrics): readonly WantedNote[] =>
  sungLines(score, lyrics).flatMap(({ notes, words }) =>
    notes.map(({ at, beats, pitch, syllable }) => ({
      at: secondsAt(score, at),
      end: secondsAt(score, at + beats),
      hertz: 440 * 2 ** ((pitch - 69) / 12),
      phones: (words.syllables[syllable]?.phones ?? []).map((phone) => phone.toLowerCase().replace(/\d$/, '')),
    })),
  );

const LOWEST = 90;
const HIGHEST = 760;
const WINDOW_SECONDS = 0.025;
const THRESHOLD = 0.15;

/** Pitch of a sound at a moment in hertz, by YIN (de Cheveigné and Kawahara, 2002); null where there is none. */
export function pitchAt(pcm: Float32Array, rate: number, seconds: number): number | null {
  const [shortest, longest] = [Math.floor(rate / HIGHEST), Math.ceil(rate / LOWEST)];
  const length = Math.round(WINDOW_SECONDS * rate);
  const start = Math.round(seconds * rate - (length + longest) / 2);
  if (start < 0 || start + length + longest >= pcm.length) return null;
  const difference = new Float64Array(longest + 1);
  for (let lag = 1; lag <= longest; lag++) {
    let sum = 0;
    for (let at = start; at < start + length; at++) sum += ((pcm[at] ?? 0) - (pcm[at + lag] ?? 0)) ** 2;
    difference[lag] = sum;
  }
  let total = 0;
  const even = difference.map((value, lag) => {
    total += value;
    return lag === 0 || total === 0 ? 1 : (value * lag) / total;
  });
  for (let lag = shortest; lag < longest; lag++) {
    if ((even[lag] ?? 1) > THRESHOLD || (even[lag + 1] ?? 1) < (even[lag] ?? 1)) continue;
    const [low, mid, high] = [even[lag - 1] ?? 1, even[lag] ?? 1, even[lag + 1] ?? 1];
    const bend = low - 2 * mid + high;
    return rate / (lag + (bend > 0 ? (0.5 * (low - high)) / bend : 0));
  }
  return null;
}

export const centsBetween = (one: number, other: number): number => 1200 * Math.log2(one / other);

/** How well a dry voice holds its notes. */
export interface PitchReport {
  readonly frames: number;
  /** Shares from 0 to 1: frames within 50 cents, frames without a pitch, notes whose middle is within 20 cents. */
  readonly within50: number;
  readonly without: number;
  readonly notesWithin20: number;
}

/**
 * Measures the pitch every 10 ms inside the vowels of the notes, leaving out 60 ms at their start (the slide) and at the
 * end what the consonants after them take. A note is judged by its middle when at least 40 ms of it can be heard.
 */
export function measurePitch(pcm: Float32Array, rate: number, notes: readonly WantedNote[]): PitchReport {
  let [frames, near, without, notesNear, measured] = [0, 0, 0, 0, 0];
  for (const note of notes) {
    const cents: number[] = [];
    for (let at = note.at + 0.06; at < note.end - afterVowel(note); at += 0.01) {
      const heard = pitchAt(pcm, rate, at);
      frames++;
      if (heard === null) without++;
      else cents.push(centsBetween(heard, note.hertz));
    }
    near += cents.filter((value) => Math.abs(value) <= 50).length;
    if (cents.length < 4) continue;
    measured++;
    if (Math.abs(cents.toSorted((a, b) => a - b)[cents.length >> 1] ?? 99) <= 20) notesNear++;
  }
  return {
    frames,
    within50: near / Math.max(1, frames - without),
    without: without / Math.max(1, frames),
    notesWithin20: notesNear / Math.max(1, measured),
  };
}

/** Seconds at a note's end in which its vowel is over. */
function afterVowel({ phones }: WantedNote): number {
  const after = phones.length - 1 - phones.findLastIndex((phone) => VOWEL.test(phone));
  return Math.max(0.09, 0.05 + 0.06 * after);
}

const VOICELESS = new Set('p t k f th s sh ch hh'.split(' '));
const VOWEL = /^[aeiou]/;
const STEP_SECONDS = 0.0025;

/**
 * Seconds from a note's beat to the moment its vowel is heard, for syllables with only voiceless sounds before it:
 * after the quietest moment between 120 ms before and 130 ms after the beat, where the energy between 150 and 900 Hz
 * first comes within 10 dB of the vowel's. Syllables without a clear gap before their vowel cannot be measured and
 * are left out.
 */
export function vowelDelays(pcm: Float32Array, rate: number, notes: readonly WantedNote[]): readonly number[] {
  const band = bandPass(pcm, rate);
  const level = (seconds: number): number => {
    const from = Math.max(0, Math.round(seconds * rate));
    const frame = band.subarray(from, from + Math.round(0.01 * rate));
    return 10 * Math.log10(frame.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, frame.length) + 1e-12);
  };
  const levels = (from: number, to: number): number[] =>
    Array.from({ length: Math.round((to - from) / STEP_SECONDS) }, (_, at) => level(from + at * STEP_SECONDS));
  return notes.flatMap(({ phones, at, end }) => {
    const onset = phones.slice(
      0,
      phones.findIndex((phone) => VOWEL.test(phone)),
    );
    if (onset.length === 0 || !onset.every((phone) => VOICELESS.has(phone)) || end - at < 0.28) return [];
    const before = levels(at - 0.12, at + 0.13);
    const gap = before.lastIndexOf(Math.min(...before));
    const after = levels(at - 0.12 + gap * STEP_SECONDS, at + 0.3);
    const vowel = Math.max(...after);
    if ((before[gap] ?? 0) > vowel - 14) return [];
    const rise = after.findIndex((value) => value > vowel - 10);
    return [-0.12 + (gap + rise) * STEP_SECONDS + 0.005];
  });
}

/** Two one-pole filters each way: crude, but it keeps hissing and rumble out of the level. */
function bandPass(pcm: Float32Array, rate: number): Float32Array {
  const [low, high] = [1 - Math.exp((-2 * Math.PI * 900) / rate), 1 - Math.exp((-2 * Math.PI * 150) / rate)];
  let [first, second, slow] = [0, 0, 0];
  return pcm.map((sample) => {
    first += low * (sample - first);
    second += low * (first - second);
    slow += high * (second - slow);
    return second - slow;
  });
}

/** The value that a share (0 to 1) of the numbers does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** Samples at or over full scale in either channel. */
export const clippedSamples = ({ left, right }: Stereo): number =>
  [left, right].reduce(
    (sum, channel) => sum + channel.reduce((count, sample) => count + (Math.abs(sample) >= 1 ? 1 : 0), 0),
    0,
  );

/** Highest sample of either channel in dBFS. */
export function peakDb({ left, right }: Stereo): number {
  let peak = 0;
  for (const channel of [left, right]) for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
  return 20 * Math.log10(peak);
}

/** The longest stretch in seconds under -60 dBFS, not counting the beginning and the end. */
export function longestSilence({ left }: Stereo, rate: number): number {
  const step = Math.round(0.05 * rate);
  const loud = Array.from({ length: Math.floor(left.length / step) }, (_, at) =>
    left.subarray(at * step, (at + 1) * step).some((sample) => Math.abs(sample) > 0.001),
  );
  let [longest, run] = [0, 0];
  for (const sounding of loud.slice(loud.indexOf(true), loud.lastIndexOf(true))) {
    run = sounding ? 0 : run + 0.05;
    longest = Math.max(longest, run);
  }
  return longest;
}

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
