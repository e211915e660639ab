import type { Chord } from '../score.ts';
import { pitchClass } from './modes.ts';

/** A chord without its place in time. */
export type Harmony = Pick<Chord, 'root' | 'quality'>;

const INTERVALS: Readonly<Record<Chord['quality'], readonly number[]>> = {
  major: [0, 4, 7],
  minor: [0, 3, 7],
  seventh: [0, 4, 7, 10],
  'minor-seventh': [0, 3, 7, 10],
  suspended: [0, 5, 7],
};

/** Pitch classes of a chord, the root first. */
export const chordClasses = ({ root, quality }: Harmony): readonly number[] =>
  INTERVALS[quality].map((semitones) => pitchClass(root + semitones));

const DEGREES: Readonly<Record<string, number>> = { I: 0, II: 2, III: 4, IV: 5, V: 7, VI: 9, VII: 11 };

/**
 * Reads a chord written as musicians number it: capitals for major, small letters for minor, `b` before it a semitone
 * lower, then `7` or `sus`. The numbers count from the major scale in every mode, so the chord on the lowered seventh
 * is always `bVII`.
 *
 * @throws RangeError for what is no such numeral (a mistake in a style's own table)
 */
export function readNumeral(numeral: string, key: number): Harmony {
  const parts = /^(b?)([IViv]+)(7|sus)?$/.exec(numeral);
  const degree = DEGREES[parts?.[2]?.toUpperCase() ?? ''];
  if (!parts || degree === undefined) throw new RangeError(`No chord is called ${numeral}.`);
  const minor = parts[2] === parts[2]?.toLowerCase();
  const root = pitchClass(key + degree - (parts[1] ? 1 : 0));
  if (parts[3] === 'sus') return { root, quality: 'suspended' };
  if (parts[3] === '7') return { root, quality: minor ? 'minor-seventh' : 'seventh' };
  return { root, quality: minor ? 'minor' : 'major' };
}

const SHARP_NAMES = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];
const FLAT_NAMES = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'G♭', 'G', 'A♭', 'A', 'B♭', 'B'];
const SUFFIX: Readonly<Record<Chord['quality'], string>> = {
  major: '',
  minor: 'm',
  seventh: '7',
  'minor-seventh': 'm7',
  suspended: 'sus4',
};

/** The name of a pitch class; `flats` chooses between two names of a black key. */
export const pitchName = (pitch: number, flats: boolean): string =>
  (flats ? FLAT_NAMES : SHARP_NAMES)[pitchClass(pitch)] ?? '';

/** The name over a staff, "B♭7" say. */
export const chordName = ({ root, quality }: Harmony, flats: boolean): string =>
  `${pitchName(root, flats)}${SUFFIX[quality]}`;
