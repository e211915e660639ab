import type { TimeSpan } from '../align/align-words.ts';
import type { Clip } from '../clip.ts';
import { loudness } from '../sound/loudness.ts';
import { NARRATION_RATE } from '../sound/polish.ts';
import type { RehearsedStretch } from './rehearse.ts';

/** Kept of the sound before the first word and after the last: a soft start, and time to die away. */
const LEAD_SECONDS = 0.06;
const TRAIL_SECONDS = 0.08;
/** The voice may sound on that long under the pause that follows. */
const TAIL_SECONDS = 0.3;
const FADE_SECONDS = 0.01;
/** Passages are brought to one loudness, since each was recorded by itself. */
const PASSAGE_LUFS = -20;
const LARGEST_GAIN_DB = 40;

/**
 * Cuts the sound of a passage (mono, at the narrator's rate) into one clip for each of the rehearsed stretches, by the
 * times of its words. Cuts lie in the silence between sentences; sentences that run into each other are parted where
 * one's last word ends.
 */
export function cutForeignSpeech(
  stretches: readonly RehearsedStretch[],
  pcm: Float32Array,
  times: readonly TimeSpan[],
): readonly Clip[] {
  const total = pcm.length / NARRATION_RATE;
  const gain = levelling(pcm);
  let next = 0;
  const heard = stretches.map((clip) => times.slice(next, (next += clip.words.length)));
  const starts = heard.map((words, at) => {
    const before = heard[at - 1]?.at(-1)?.end ?? 0;
    return Math.max(before, (words.at(0)?.start ?? before) - LEAD_SECONDS);
  });
  return stretches.map((clip, at): Clip => {
    const start = starts[at] ?? 0;
    const ends = heard[at]?.at(-1)?.end ?? start;
    const limit = starts[at + 1] ?? total;
    const sound = pcm
      .subarray(Math.round(start * NARRATION_RATE), Math.round(Math.min(limit, ends + TAIL_SECONDS) * NARRATION_RATE))
      .map((sample) => sample * gain);
    fadeEdges(sound);
    const seconds = Math.min(sound.length / NARRATION_RATE, ends + TRAIL_SECONDS - start);
    const inside = (time: number): number => Math.max(0, Math.min(seconds, time - start));
    return {
      pcm: sound,
      seconds,
      quietBefore: 0,
      quietAfter: 0,
      words: clip.words.map((word, index) => {
        const time = heard[at]?.[index] ?? { start, end: ends };
        return { from: word.from, to: word.to, start: inside(time.start), end: inside(time.end) };
      }),
    };
  });
}

function levelling(pcm: Float32Array): number {
  const lufs = loudness(pcm, NARRATION_RATE);
  return Number.isFinite(lufs) ? 10 ** (Math.min(LARGEST_GAIN_DB, PASSAGE_LUFS - lufs) / 20) : 1;
}

function fadeEdges(pcm: Float32Array): void {
  const length = Math.min(Math.round(FADE_SECONDS * NARRATION_RATE), pcm.length >> 1);
  for (let at = 0; at < length; at++) {
    const last = pcm.length - 1 - at;
    pcm[at] = ((pcm[at] ?? 0) * at) / length;
    pcm[last] = ((pcm[last] ?? 0) * at) / length;
  }
}
