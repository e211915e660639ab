import type { TuneLine } from './tune.ts';

/** Semitones beyond which a step is a leap that children miss: a fifth. */
const FIFTH = 7;
/** A hook has at least one step as wide as this. */
const THIRD = 4;

/**
 * How far a tune is from what sings well and is remembered; 0 is best. Counts leaps over a fifth, a span over an octave
 * or under a fifth, too few different pitches, standing still, a first line without any leap, and a top note that comes
 * too often to be one.
 */
export function faultsOf(tune: readonly TuneLine[]): number {
  const pitches = tune.flatMap((line) => line.targets);
  const steps = pitches.slice(1).map((pitch, at) => Math.abs(pitch - (pitches[at] ?? pitch)));
  const top = Math.max(...pitches);
  const span = top - Math.min(...pitches);
  const still = steps.filter((step) => step === 0).length / Math.max(1, steps.length);
  const peaks = pitches.filter((pitch) => pitch === top).length;
  return (
    steps.filter((step) => step > FIFTH).length * 3 +
    steps.filter((step) => step > FIFTH + 2).length * 5 +
    Math.max(0, span - 12) * 2 +
    Math.max(0, FIFTH - span) * 1.5 +
    Math.max(0, 5 - new Set(pitches).size) * 2 +
    Math.max(0, still - 0.25) * 14 +
    (leapIn(tune[0]) >= THIRD ? 0 : 2) +
    Math.max(0, peaks - 3) * 0.7 +
    sameLines(tune) * 2
  );
}

/** The widest step of a line, in semitones. */
const leapIn = (line: TuneLine | undefined): number =>
  Math.max(0, ...(line?.targets ?? []).slice(1).map((pitch, at) => Math.abs(pitch - (line?.targets[at] ?? pitch))));

/** Lines that repeat the one before note for note say nothing new. */
const sameLines = (tune: readonly TuneLine[]): number =>
  tune.slice(1).filter((line, at) => line.targets.join() === tune[at]?.targets.join()).length;

/** The middle of a tune, in MIDI numbers. */
export function meanPitch(tune: readonly TuneLine[]): number {
  const pitches = tune.flatMap((line) => line.targets);
  return pitches.reduce((sum, pitch) => sum + pitch, 0) / Math.max(1, pitches.length);
}
