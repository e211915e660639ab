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

/** The idea of a section's tune: where it starts, the steps of its motif, and how far each role of line moves it. */
export interface TuneIdea {
  readonly start: number;
  readonly motif: readonly number[];
  readonly shifts: Readonly<Record<LineRole, number>>;
  readonly fillings: readonly Filling[];
}

/** Lowest and highest pitch children sing with ease (A3 to C5). */
const RANGE = { low: 57, high: 72 } as const;

/** What the tunes of one song share. */
export interface Ground {
  readonly tonic: number;
  readonly scale: readonly number[];
  readonly sheet: StyleSheet;
}

/** Room for the tune: not more than a fourth under the tonic and a sixth over it, inside the children's range. */
export function groundOf(tonic: number, sheet: StyleSheet): Ground {
  const low = Math.max(RANGE.low, tonic - 5);
  return { tonic, sheet, scale: scalePitches(tonic, sheet.mode, low, Math.min(RANGE.high, tonic + 9)) };
}

/** Draws an idea. `height` is how many steps of the scale over the tonic a tune begins. */
export function drawIdea(random: Random, ground: Ground, height: number): TuneIdea {
  const { moves, fillings } = ground.sheet;
  const home = ground.scale.findIndex((pitch) => pitch >= ground.tonic);
  return {
    start: home + height + pick(random, [-1, 0, 0, 1]),
    motif: [pick(random, moves), pick(random, moves), pick(random, moves)],
    shifts: {
      open: 0,
      answer: pick(random, [-2, -1, -1, 1]),
      lift: pick(random, [0, 0, 1, 2]),
      half: pick(random, [-1, 0, 1]),
      close: pick(random, [-1, 0, 1]),
    },
    fillings: [pick(random, fillings), pick(random, fillings), pick(random, fillings), pick(random, fillings)],
  };
}

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
    let index = idea.start + idea.shifts[role];
    const targets = row.map((harmony, beat) => {
      if (beat > 0) index += idea.motif[(beat - 1) % idea.motif.length] ?? 0;
      index = reflected(index, ground.scale.length);
      return nearestTone(ground.scale, harmony, ground.scale[index] ?? ground.tonic);
    });
    if (line === beatsOfLines.length - 1) land(targets, row, ground, ending);
    return { targets, harmonies: row, fillings: idea.fillings };
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

/** Ends a section: on the tonic, reached by the nearest chord tone that is another pitch; or on the dominant chord. */
function land(targets: number[], row: readonly Harmony[], ground: Ground, ending: Ending): void {
  const last = targets.length - 1;
  const harmony = row[last];
  if (!harmony) return;
  const before = targets[last - 1] ?? ground.tonic;
  targets[last] =
    ending === 'close' ? ground.tonic : nearestTone(ground.scale, harmony, (before + ground.tonic) / 2 + 1);
  const approach = row[last - 1];
  if (!approach || last < 2) return;
  const others = ground.scale.filter((pitch) => pitch !== targets[last]);
  const from = targets[last - 2] ?? before;
  const wished = (targets[last] ?? ground.tonic) + (from >= (targets[last] ?? 0) ? 2 : -2);
  targets[last - 1] = nearestTone(others, approach, wished);
}
