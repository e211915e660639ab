import { limit } from './limit.ts';
import { loudness } from './loudness.ts';
import { truePeakDb } from './true-peak.ts';

/** How loud narration is: quiet enough for a bedroom, loud enough for a tablet's speaker. */
export const NARRATION_LUFS = -18;
/** No sample above this: leaves room for what MP3 coding and the points between samples add. */
const CEILING_DB = -2;
/** Between samples it may be a little more; above this everything is turned down. */
const HIGHEST_TRUE_PEAK_DB = -1.5;
/** A whisper is raised no further than this, so that silence does not become noise. */
const LARGEST_GAIN_DB = 30;

/** What was measured on the finished sound. */
export interface Levels {
  readonly lufs: number;
  readonly truePeakDb: number;
}

/** Brings a narration to its loudness and peak limits, in place. Silence stays silence. */
export function master(pcm: Float32Array, rate: number): Levels {
  const before = loudness(pcm, rate);
  if (!Number.isFinite(before)) return { lufs: before, truePeakDb: before };
  amplify(pcm, Math.min(LARGEST_GAIN_DB, NARRATION_LUFS - before));
  limit(pcm, rate, 10 ** (CEILING_DB / 20));
  const peak = truePeakDb(pcm);
  const excess = Math.max(0, peak - HIGHEST_TRUE_PEAK_DB);
  if (excess > 0) amplify(pcm, -excess);
  return { lufs: loudness(pcm, rate), truePeakDb: peak - excess };
}

function amplify(pcm: Float32Array, gainDb: number): void {
  const gain = 10 ** (gainDb / 20);
  for (let at = 0; at < pcm.length; at++) pcm[at] = (pcm[at] ?? 0) * gain;
}
