import type { TimeSpan } from '../align/align-words.ts';
import type { Clip } from '../clip.ts';
import type { Sound } from '../engine/read-wav.ts';
import { NarratorError } from '../narrator-error.ts';
import { resample } from '../sound/resample.ts';
import { comparableFrames } from './comparable-frames.ts';
import { backwards, expectedFrames, knownSpeech, type KnownSpeech } from './expected-frames.ts';
import { findPath, type Path } from './find-path.ts';
import { proportionalTimes } from './proportional-times.ts';
import { quietness } from './quietness.ts';
import { FEATURE_RATE, speechSpectra } from './speech-spectra.ts';

/** When each word is heard in a foreign sound, in seconds of it, and how sure that is. */
export interface ForeignTimes {
  /** As many as the reference has, in order, inside the sound, each longer than nothing. */
  readonly words: readonly TimeSpan[];
  /**
   * 0 for a sound that says something else, 1 for the reference's own voice; another voice has 0.3 to 0.5. Under
   * `SURE_ENOUGH` the times are no more than shares of the sound.
   */
  readonly confidence: number;
}

/**
 * Measured over voices of two engines: sounds of the right words have 0.32 and more, in a paragraph or alone; sounds of
 * other words have 0.18 and less for a paragraph. Of a few words alone less can be said: other ones reach 0.37.
 */
export const SURE_ENOUGH = 0.25;
/** Seconds between frames: fine enough to light up a word in time. */
const HOP = 0.01;
/** For questions about the sound as a whole a sixth of the work is enough. */
const COARSE_HOP = 0.025;
/** Vocal tracts that are tried against the reference's: a big man's to a small child's. */
const TRACTS = [0.7, 0.76, 0.83, 0.91, 1, 1.1, 1.2];
/** People and voices differ in pace less than this; beyond it something else is said, or only a part. */
const FASTEST = 0.35;
const SLOWEST = 2.6;
/** Seconds of rests and silence beside the words, at most. */
const MOST_SILENCE = 20;
/** A sound is silent when no frame of it reaches this level: 80 dB under full scale. */
const SILENT_DB = -80;
/** Of fewer words nobody can say whether they are well found. */
const FEWEST_WORDS = 7;
/** Part of the unlikeness of other words that the same voice saying the same words has. */
const LEAST_UNLIKE = 0.3;

/**
 * Finds when each word of a known text is heard in a sound of any voice: the text spoken by the known voice
 * (`reference`, one clip for each sentence) is warped onto the sound, comparing what both sound like moment by moment.
 * Silences may stand anywhere and are expected where the known voice pauses. Meant for a paragraph: work and memory
 * grow with the square of its length.
 *
 * @throws NarratorError `bad-sound` when the sound is empty, silent, or far too short or long for the words
 */
export function alignForeignSpeech(reference: readonly Clip[], sound: Sound): ForeignTimes {
  const known = knownSpeech(reference);
  if (known.words.length === 0) return { words: [], confidence: 1 };
  const pcm = resample(sound.pcm, sound.sampleRate, FEATURE_RATE);
  const coarse = listen(known, pcm, COARSE_HOP);
  refuseUnfit(known, coarse, pcm.length / FEATURE_RATE);
  const tract = TRACTS.map((size) => ({ size, cost: coarse.path(size)?.cost ?? Infinity })).reduce((best, next) =>
    next.cost < best.cost ? next : best,
  ).size;
  const path = listen(known, pcm, HOP).path(tract);
  const confidence = path ? likeness(path, coarse.nonsense(tract), reference) : 0;
  const words =
    path && confidence >= SURE_ENOUGH
      ? path.words.map(({ from, to }) => ({ start: from * HOP, end: to * HOP }))
      : proportionalTimes(known.words, coarse.quiet, COARSE_HOP);
  return { words, confidence };
}

/** A sound prepared for comparing it with the known words. */
interface Listening {
  readonly quiet: Float32Array;
  readonly loudest: number;
  /** Seconds in which something is heard. */
  readonly seconds: number;
  path(tract: number): Path | undefined;
  /** The best way to hear the known words backwards in it. */
  nonsense(tract: number): Path | undefined;
}

function listen(known: KnownSpeech, pcm: Float32Array, hop: number): Listening {
  const spectra = speechSpectra(pcm, hop);
  const quiet = quietness(spectra.level);
  const isSpeech = (frame: number): boolean => (quiet[frame] ?? 0) < 0.5;
  const seconds = quiet.reduce((sum, value) => sum + (value < 0.5 ? hop : 0), 0);
  // The known words at the pace of the sound, so that one frame of theirs stands for one of its.
  const pace = known.seconds / Math.max(hop, seconds);
  const expected = expectedFrames(known, hop * Math.min(1 / FASTEST, Math.max(1 / SLOWEST, pace)));
  const heard = (tract: number) => ({ quiet, values: comparableFrames(spectra, isSpeech, tract) });
  return {
    quiet,
    loudest: spectra.level.reduce((most, level) => Math.max(most, level), -Infinity),
    seconds,
    path: (tract) => findPath(heard(tract), expected),
    nonsense: (tract) => findPath(heard(tract), backwards(expected)),
  };
}

function refuseUnfit(known: KnownSpeech, { loudest, seconds }: Listening, whole: number): void {
  if (loudest < SILENT_DB) throw new NarratorError('bad-sound', 'Nothing is heard in this sound.');
  const pace = seconds / known.seconds;
  if (pace < FASTEST) throw new NarratorError('bad-sound', 'This sound is too short for the text.');
  if (pace > SLOWEST || whole > SLOWEST * known.seconds + MOST_SILENCE)
    throw new NarratorError('bad-sound', 'This sound is too long for the text.');
}

/** How much more alike the worst stretch is than the same sounds in the wrong order would be, 0 to 1. */
function likeness(path: Path, nonsense: Path | undefined, reference: readonly Clip[]): number {
  const worst = Math.max(...stretchesOf(path, reference).map(meanUnlikeness));
  const share = worst / (nonsense ? meanUnlikeness(nonsense.words) : 1);
  return Math.max(0, Math.min(1, (1 - share) / (1 - LEAST_UNLIKE)));
}

/** The words by sentences, short ones together with their neighbours: two words alone say little about a voice. */
function stretchesOf({ words }: Path, reference: readonly Clip[]): readonly Path['words'][] {
  const stretches: Path['words'][] = [];
  let next = 0;
  let open: Path['words'] = [];
  for (const clip of reference) {
    open = [...open, ...words.slice(next, (next += clip.words.length))];
    if (open.length < FEWEST_WORDS) continue;
    stretches.push(open);
    open = [];
  }
  const last = stretches.pop() ?? [];
  return [...stretches, [...last, ...open]];
}

function meanUnlikeness(words: Path['words']): number {
  const frames = words.reduce((sum, { from, to }) => sum + to - from, 0);
  return words.reduce((sum, { from, to, unlikeness }) => sum + unlikeness * (to - from), 0) / Math.max(1, frames);
}
