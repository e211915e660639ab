import type { Score } from '../score.ts';
import { MODES, pitchClass } from '../theory/modes.ts';

/** Sharps (positive) or flats (negative) at the start of a staff, and whether the mode has a minor third. */
export interface KeySignature {
  readonly fifths: number;
  readonly minor: boolean;
}

/** Steps from each mode's tonic to the tonic of the major scale with the same notes, in semitones. */
const RELATIVE_MAJOR: Readonly<Record<Score['mode'], number>> = { major: 0, minor: 3, mixolydian: 5, dorian: 10 };

/** The signature with the fewest signs that has the score's scale. */
export function keySignature({ key, mode }: Pick<Score, 'key' | 'mode'>): KeySignature {
  const major = pitchClass(key + RELATIVE_MAJOR[mode]);
  const sharps = pitchClass(major * 7);
  return { fifths: sharps > 6 ? sharps - 12 : sharps, minor: MODES[mode][2] === 3 };
}

/** Semitones of the natural notes C D E F G A B. */
const NATURAL = [0, 2, 4, 5, 7, 9, 11];
/** Order in which sharps are added, as places in the row above; flats come the other way round. */
export const SHARP_ORDER = [3, 0, 4, 1, 5, 2, 6];

/** A pitch as it is written: its line or space (0 for middle C, one for each natural note) and its sign, if any. */
export interface WrittenPitch {
  readonly step: number;
  readonly accidental: 'sharp' | 'flat' | 'natural' | null;
}

/** Writes a pitch under a signature: without a sign where the signature has it, else with the sign it needs. */
export function writePitch(pitch: number, fifths: number): WrittenPitch {
  const octave = Math.floor(pitch / 12) - 5;
  const signs = NATURAL.map((_, letter) => signOf(letter, fifths));
  const inKey = NATURAL.findIndex(
    (natural, letter) => pitchClass(natural + (signs[letter] ?? 0)) === pitchClass(pitch),
  );
  if (inKey >= 0) return { step: stepOf(inKey, pitch - (signs[inKey] ?? 0)), accidental: null };
  const plain = NATURAL.indexOf(pitchClass(pitch));
  if (plain >= 0) return { step: plain + 7 * octave, accidental: 'natural' };
  const sharp = fifths >= 0;
  const letter = NATURAL.indexOf(pitchClass(pitch + (sharp ? -1 : 1)));
  return { step: stepOf(letter, pitch + (sharp ? -1 : 1)), accidental: sharp ? 'sharp' : 'flat' };
}

const stepOf = (letter: number, natural: number): number => letter + 7 * (Math.floor(natural / 12) - 5);

function signOf(letter: number, fifths: number): number {
  if (fifths >= 0) return SHARP_ORDER.slice(0, fifths).includes(letter) ? 1 : 0;
  return SHARP_ORDER.toReversed().slice(0, -fifths).includes(letter) ? -1 : 0;
}
