import { pick, type Random } from '../random.ts';
import type { Filling, StyleSheet } from '../styles/style-sheet.ts';
import { chordClasses, type Harmony } from '../theory/chords.ts';
import { pitchClass, scalePitches } from '../theory/modes.ts';
import { chordsForBeats, lineRole, type ChordPlan, type Ending, type LineRole } from './harmonise.ts';

/** The pitch on each beat of a line, and how the syllables after each beat go on. */
export interface TuneLine {
  readonly targets: readonly number[];
  /** The chord under each beat. */
  readonly harmonies: readonly Harmony[];
  readonly fillings: readonly Filling[];
}

/**
 * The idea of a section's tune: where it starts, the steps of its motif, how the motif ends when a line answers, the
 * steps of the line that contrasts with it before the end, and how far each role of line moves it.
 */
export interface TuneIdea {
  readonly start: number;
  readonly motif: readonly number[];
  readonly answering: readonly number[];
  readonly contrast: readonly number[];
  /** From which side of the last pitch the section's end is reached, in semitones. */
  readonly approach: number;
  readonly shifts: Readonly<Record<LineRole, number>>;
  /** The note by which each role of line departs from the motif, as `swapTone` takes it. */
  readonly turns: Readonly<Record<LineRole, readonly [place: number, which: number]>>;
  /** Fillings of lines that open or contrast, and of those that answer or end. */
  readonly fillings: readonly Filling[];
  readonly otherFillings: readonly Filling[];
}

/** Lowest and highest pitch children sing with ease (A3 to C5). */
const RANGE = { low: 57, high: 72 } as const;

/** What the tunes of one song share. */
export interface Ground {
  readonly tonic: number;
  readonly scale: readonly number[];
  readonly sheet: StyleSheet;
}

/** Room for the tune: not more than a fourth under the tonic and an octave over it, inside the children's range. */
export function groundOf(tonic: number, sheet: StyleSheet): Ground {
  const low = Math.max(RANGE.low, tonic - 5);
  return { tonic, sheet, scale: scalePitches(tonic, sheet.mode, low, Math.min(RANGE.high, tonic + 12)) };
}

/** Draws an idea. `height` is how many steps of the scale over the tonic a tune begins. */
export function drawIdea(random: Random, ground: Ground, height: number): TuneIdea {
  const { moves, fillings } = ground.sheet;
  const turn = () => [random(), random()] as const;
  const steps = [pick(random, moves), pick(random, moves), pick(random, moves)] as const;
  const home = ground.scale.findIndex((pitch) => pitch >= ground.tonic);
  return {
    start: home + height + pick(random, [-2, -1, 0, 0, 1, 2]),
    motif: steps,
    answering: [steps[0], steps[1], -steps[2] || pick(random, moves)],
    contrast: [pick(random, moves), pick(random, moves), pick(random, moves)],
    approach: pick(random, [2, 2, -1, -1, -5, 7]),
    shifts: {
      open: 0,
      answer: pick(random, [-2, -1, -1, 1]),
      lift: pick(random, [0, 0, 1, 2]),
      half: pick(random, [-2, -1, 0, 1, 2]),
      close: pick(random, [-2, -1, 0, 1, 2]),
    },
    turns: { open: turn(), answer: turn(), lift: turn(), half: turn(), close: turn() },
    fillings: fourOf(random, fillings),
    otherFillings: fourOf(random, fillings),
  };
}

const fourOf = <T>(random: Random, list: readonly [T, ...T[]]): readonly T[] =>
  Array.from({ length: 4 }, () => pick(random, list));

/** Works an idea out over a section's chords: chord tones on every beat, and an ending that lands. */
export function workOut(
  idea: TuneIdea,
  ground: Ground,
  chords: ChordPlan,
  beatsOfLines: readonly number[],
  ending: Ending,
): readonly TuneLine[] {
  return beatsOfLines.map((beats, line) => {
    const role = lineRole(line, beatsOfLines.length, ending);
    const row = chordsForBeats(chords[role], beats);
    const steps = role === 'answer' ? idea.answering : role === 'lift' ? idea.contrast : idea.motif;
    let index = idea.start + idea.shifts[role];
    const targets = row.map((harmony, beat) => {
      if (beat > 0) index += steps[(beat - 1) % steps.length] ?? 0;
      index = reflected(index, ground.scale.length);
      return nearestTone(ground.scale, harmony, ground.scale[index] ?? ground.tonic);
    });
    if (line === beatsOfLines.length - 1) land(targets, row, ground, ending, idea.approach);
    const fillings = role === 'open' || role === 'lift' ? idea.fillings : idea.otherFillings;
    const [place, which] = idea.turns[role];
    return swapTone(place, which, { targets, harmonies: row, fillings }, ground);
  });
}

/** Turns a walk around at the ends of the scale. */
function reflected(index: number, length: number): number {
  if (index < 0) return Math.min(length - 1, -index);
  return index >= length ? Math.max(0, 2 * (length - 1) - index) : index;
}

/** The pitch of a scale that belongs to a chord and is nearest to the one wished for. */
function nearestTone(scale: readonly number[], harmony: Harmony, wished: number): number {
  const classes = chordClasses(harmony);
  let best = wished;
  let distance = Infinity;
  for (const pitch of scale) {
    if (!classes.includes(pitchClass(pitch)) || Math.abs(pitch - wished) >= distance) continue;
    best = pitch;
    distance = Math.abs(pitch - wished);
  }
  return best;
}

/** Ends a section: on the tonic, or on the dominant chord; reached by another tone, from the side the idea says. */
function land(targets: number[], row: readonly Harmony[], ground: Ground, ending: Ending, side: number): void {
  const last = targets.length - 1;
  const harmony = row[last];
  if (!harmony) return;
  const before = targets[last - 1] ?? ground.tonic;
  targets[last] =
    ending === 'close' ? ground.tonic : nearestTone(ground.scale, harmony, (before + ground.tonic) / 2 + 1);
  const approach = row[last - 1];
  if (!approach || last < 2) return;
  const others = ground.scale.filter((pitch) => pitch !== targets[last]);
  targets[last - 1] = nearestTone(others, approach, (targets[last] ?? ground.tonic) + side);
}

/** A changed note stays within this many semitones of its neighbours, so that the tune is recognised. */
const NEARBY = 5;

/**
 * A line with one inner note on another tone of its chord. `place` and `which` (0 to 1) say where in the line, and which
 * of the tones that fit there.
 */
export function swapTone(place: number, which: number, line: TuneLine, ground: Ground): TuneLine {
  if (line.targets.length < 3) return line;
  const beat = 1 + Math.floor(place * (line.targets.length - 2));
  const harmony = line.harmonies[beat];
  if (!harmony) return line;
  const classes = chordClasses(harmony);
  const neighbours = [line.targets[beat - 1], line.targets[beat + 1]];
  const others = ground.scale.filter(
    (pitch) =>
      pitch !== line.targets[beat] &&
      classes.includes(pitchClass(pitch)) &&
      neighbours.every((neighbour) => neighbour === undefined || Math.abs(neighbour - pitch) <= NEARBY),
  );
  const choice = others[Math.floor(which * others.length)];
  return choice === undefined ? line : { ...line, targets: line.targets.with(beat, choice) };
}
