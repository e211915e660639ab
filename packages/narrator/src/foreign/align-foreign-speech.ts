import type { TimeSpan } from '../align/align-words.ts';
import type { Sound } from '../engine/read-wav.ts';
import { NarratorError } from '../narrator-error.ts';
import { COARSE_REACH, resample } from '../sound/resample.ts';
import { comparableFrames } from './comparable-frames.ts';
import { backwards, expectedFrames, knownSpeech, type KnownSpeech } from './expected-frames.ts';
import { findPath, type Path } from './find-path.ts';
import { proportionalTimes } from './proportional-times.ts';
import { quietness } from './quietness.ts';
import type { Rehearsal, RehearsedStretch } from './rehearse.ts';
import { FEATURE_RATE, speechSpectra, thinned, type SpeechSpectra } from './speech-spectra.ts';

/** When each word is heard in a foreign sound, in seconds of it, and how sure that is. */
export interface ForeignTimes {
  /** As many as the rehearsal has, in order, inside the sound, each longer than nothing. */
  readonly words: readonly TimeSpan[];
  /**
   * 0 for a sound that says something else, 1 for the rehearsal's own voice; another voice has 0.3 to 0.5. Under
   * `SURE_ENOUGH` the times are no more than shares of the sound.
   */
  readonly confidence: number;
}

/**
 * Measured over voices of two engines, from a big man's to a small child's: sounds of the right words have 0.30 and more,
 * in a paragraph or a sentence; sounds of other words have 0.23 and less for a paragraph. Of a few words alone less can
 * be said: other ones reach 0.4.
 */
export const SURE_ENOUGH = 0.25;
/** Seconds between frames: fine enough to light up a word in time. */
const HOP = 0.01;
/** For questions about the sound as a whole every third frame is enough, and of a long one every fifth to compare tracts. */
const COARSE = 3;
const COARSER = 5;
const LONG_SECONDS = 6;
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
 * Finds when each word of a known text is heard in a sound of any voice: the text spoken by a known voice is warped onto
 * the sound, comparing what both sound like moment by moment. Silences may stand anywhere and are expected where the
 * known voice pauses. Meant for a paragraph: work and memory grow with the square of its length.
 *
 * @throws NarratorError `bad-sound` when the sound is empty, silent, or far too short or long for the words
 */
export function alignForeignSpeech({ stretches, tracts }: Rehearsal, sound: Sound): ForeignTimes {
  const known = knownSpeech(stretches);
  if (known.words.length === 0) return { words: [], confidence: 1 };
  const pcm = resample(sound.pcm, sound.sampleRate, FEATURE_RATE, COARSE_REACH);
  const heard = speechSpectra(pcm, HOP);
  const quiet = quietness(heard.level);
  const seconds = quiet.reduce((sum, value) => sum + (value < 0.5 ? HOP : 0), 0);
  refuseUnfit(known, { heard, seconds }, pcm.length / FEATURE_RATE);
  // The known words at the pace of the sound, so that one frame of theirs stands for one of its.
  const pace = known.seconds / Math.max(HOP, seconds);
  const said = speechSpectra(known.pcm, HOP * Math.min(1 / FASTEST, Math.max(1 / SLOWEST, pace)));
  const coarse = listen(known, thinned(heard, COARSE), thinned(said, COARSE));
  const coarser = seconds < LONG_SECONDS ? coarse : listen(known, thinned(heard, COARSER), thinned(said, COARSER));
  const tract = bestOf(tracts, (size) => coarser.path(size)?.cost ?? Infinity);
  const path = listen(known, heard, said).path(tract);
  const confidence = path ? likeness(path, coarse.nonsense(tract), stretches) : 0;
  const words =
    path && confidence >= SURE_ENOUGH
      ? path.words.map(({ from, to }) => ({ start: from * HOP, end: to * HOP }))
      : proportionalTimes(known.words, quiet, HOP);
  return { words, confidence };
}

/** The value with the least cost, looked for from the middle: costs fall towards it from either side. */
function bestOf(values: readonly number[], costOf: (value: number) => number): number {
  const costs = new Map<number, number>();
  const cost = (at: number): number => {
    const value = values[at];
    if (value === undefined) return Infinity;
    const known = costs.get(value) ?? costOf(value);
    costs.set(value, known);
    return known;
  };
  let best = values.length >> 1;
  for (const step of [1, -1]) while (cost(best + step) < cost(best)) best += step;
  return values[best] ?? 1;
}

/** A sound prepared for comparing it with the known words. */
interface Listening {
  path(tract: number): Path | undefined;
  /** The best way to hear the known words backwards in it. */
  nonsense(tract: number): Path | undefined;
}

function listen(known: KnownSpeech, heard: SpeechSpectra, said: SpeechSpectra): Listening {
  const quiet = quietness(heard.level);
  const isSpeech = (frame: number): boolean => (quiet[frame] ?? 0) < 0.5;
  const expected = expectedFrames(known, said);
  const frames = (tract: number) => ({ quiet, values: comparableFrames(heard, isSpeech, tract) });
  return {
    path: (tract) => findPath(frames(tract), expected),
    nonsense: (tract) => findPath(frames(tract), backwards(expected)),
  };
}

function refuseUnfit(
  known: KnownSpeech,
  { heard, seconds }: { readonly heard: SpeechSpectra; readonly seconds: number },
  whole: number,
): void {
  const loudest = heard.level.reduce((most, level) => Math.max(most, level), -Infinity);
  if (loudest < SILENT_DB) throw new NarratorError('bad-sound', 'Nothing is heard in this sound.');
  const pace = seconds / known.seconds;
  if (pace < FASTEST) throw new NarratorError('bad-sound', 'This sound is too short for the text.');
  if (pace > SLOWEST || whole > SLOWEST * known.seconds + MOST_SILENCE)
    throw new NarratorError('bad-sound', 'This sound is too long for the text.');
}

/** How much more alike the worst stretch is than the same sounds in the wrong order would be, 0 to 1. */
function likeness(path: Path, nonsense: Path | undefined, stretches: readonly RehearsedStretch[]): number {
  const worst = Math.max(...stretchesOf(path, stretches).map(meanUnlikeness));
  const share = worst / (nonsense ? meanUnlikeness(nonsense.words) : 1);
  return Math.max(0, Math.min(1, (1 - share) / (1 - LEAST_UNLIKE)));
}

/** The words by sentences, short ones together with their neighbours: two words alone say little about a voice. */
function stretchesOf({ words }: Path, rehearsed: readonly RehearsedStretch[]): readonly Path['words'][] {
  const stretches: Path['words'][] = [];
  let next = 0;
  let open: Path['words'] = [];
  for (const said of rehearsed) {
    open = [...open, ...words.slice(next, (next += said.words.length))];
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
