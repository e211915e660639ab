import { CEPSTRA, cepstra } from './cepstra.ts';
import { percentile } from './percentile.ts';
import type { SpeechSpectra } from './speech-spectra.ts';

/** Values of a frame: the shape of its spectrum, its level, and how both are changing. */
export const VALUES = 2 * (CEPSTRA + 1);
/** Finer details of the shape are more of the voice and less of what is said. */
const FINER = 0.06;
const CHANGE_WEIGHT = 0.7;
const LEVEL_CHANGE_WEIGHT = 0.8;
/** Seconds before and after over which a change is measured. */
const CHANGE_SECONDS = 0.03;
/** Levels further under the loudest than this are all alike: silence. */
const QUIET_DB = 40;
const LOUDER_DB = 6;
const LOUD = 0.9;

/**
 * Frames as vectors whose distance tells sounds of speech apart and voices little: every value is taken against its
 * mean and spread over the frames in which something is said, so that microphone, room and colour of voice fall out.
 */
export function comparableFrames(
  spectra: SpeechSpectra,
  isSpeech: (frame: number) => boolean,
  tract = 1,
): Float32Array {
  const { frames, level } = spectra;
  const speech = Array.from({ length: frames }, (_, frame) => frame).filter(isSpeech);
  const measured = speech.length > 0 ? speech : [0];
  const values = new Float32Array(frames * VALUES);
  const shapes = cepstra(spectra, tract);
  const loud = percentile(
    measured.map((frame) => level[frame] ?? 0),
    LOUD,
  );
  const span = Math.max(1, Math.round(CHANGE_SECONDS / spectra.hop));
  const changeOf = (column: number) => (frame: number) =>
    (values[Math.min(frames - 1, frame + span) * VALUES + column] ?? 0) -
    (values[Math.max(0, frame - span) * VALUES + column] ?? 0);
  const put = (column: number, weight: number, valueOf: (frame: number) => number): void =>
    fillColumn(values, column, weight, measured, valueOf);

  for (let order = 0; order < CEPSTRA; order++) {
    put(order, 1 / (1 + FINER * order), (frame) => shapes[frame * CEPSTRA + order] ?? 0);
  }
  put(CEPSTRA, 1, (frame) => Math.max(loud - QUIET_DB, Math.min(loud + LOUDER_DB, level[frame] ?? 0)));
  for (let order = 0; order < CEPSTRA; order++) {
    put(CEPSTRA + 1 + order, CHANGE_WEIGHT / (1 + FINER * order), changeOf(order));
  }
  put(2 * CEPSTRA + 1, LEVEL_CHANGE_WEIGHT, changeOf(CEPSTRA));
  return values;
}

const LEAST_VARIANCE = 1e-6;

function fillColumn(
  values: Float32Array,
  column: number,
  weight: number,
  measured: readonly number[],
  valueOf: (frame: number) => number,
): void {
  const mean = measured.reduce((sum, frame) => sum + valueOf(frame), 0) / measured.length;
  const variance = measured.reduce((sum, frame) => sum + (valueOf(frame) - mean) ** 2, 0) / measured.length;
  const scale = weight / Math.sqrt(Math.max(variance, LEAST_VARIANCE));
  for (let frame = 0; frame * VALUES < values.length; frame++) {
    values[frame * VALUES + column] = (valueOf(frame) - mean) * scale;
  }
}

/** How unlike two frames are: 0 for the same, about 1.2 for any two that have nothing to do with each other. */
export function unlikeness(one: Float32Array, oneFrame: number, other: Float32Array, otherFrame: number): number {
  const from = oneFrame * VALUES;
  const to = otherFrame * VALUES;
  let sum = 0;
  for (let at = 0; at < VALUES; at++) {
    const difference = (one[from + at] ?? 0) - (other[to + at] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum / VALUES);
}
