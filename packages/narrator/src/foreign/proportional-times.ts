import type { TimeSpan } from '../align/align-words.ts';

/**
 * Times for words in a sound that could not be matched with them: each takes the share of the sounding time that it has
 * of all the words' time, silences left out. `quiet` says how likely each frame of `hop` seconds is silence; at least
 * one is not.
 */
export function proportionalTimes(words: readonly TimeSpan[], quiet: Float32Array, hop: number): readonly TimeSpan[] {
  const sounding = [...quiet.keys()].filter((frame) => (quiet[frame] ?? 0) < 0.5);
  const whole = words.reduce((sum, { start, end }) => sum + end - start, 0);
  const timeIn = (place: number, frame: number): number => ((sounding[frame] ?? 0) + place - frame) * hop;
  let before = 0;
  return words.map(({ start, end }) => {
    const first = Math.min(sounding.length, (before / whole) * sounding.length);
    before += end - start;
    const last = Math.min(sounding.length, (before / whole) * sounding.length);
    return {
      start: timeIn(first, Math.min(sounding.length - 1, Math.floor(first))),
      end: timeIn(last, Math.max(0, Math.ceil(last) - 1)),
    };
  });
}
