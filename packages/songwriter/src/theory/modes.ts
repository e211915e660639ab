import type { Score } from '../score.ts';

/** Semitones of the seven steps over the tonic. */
export const MODES: Readonly<Record<Score['mode'], readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
};

/** A pitch class (0 to 11) of any MIDI number, negative ones too. */
export const pitchClass = (pitch: number): number => ((pitch % 12) + 12) % 12;

/** All MIDI numbers of a scale from `low` to `high`, rising. */
export function scalePitches(tonic: number, mode: Score['mode'], low: number, high: number): readonly number[] {
  const classes = new Set(MODES[mode].map((semitones) => pitchClass(tonic + semitones)));
  const pitches: number[] = [];
  for (let pitch = low; pitch <= high; pitch++) if (classes.has(pitchClass(pitch))) pitches.push(pitch);
  return pitches;
}
