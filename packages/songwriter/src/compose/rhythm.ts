import { pick, type Random } from '../random.ts';
import type { Rhythms, StyleSheet } from '../styles/style-sheet.ts';
import { isCompound } from '../timing.ts';
import type { LineShape } from './line-shape.ts';

/** When a syllable is sung, in beats. */
export interface Stroke {
  readonly at: number;
  readonly beats: number;
}

/** Which pattern a section uses in each gap between beats, by the number of light syllables in it. */
export type Groove = (gap: number, light: number) => readonly number[];

/** Patterns chosen once for a kind of section, so that its lines belong together. */
export function chooseGroove(random: Random, rhythms: Rhythms): Groove {
  const chosen = Array.from({ length: 4 }, () => rhythms.map((patterns) => pick(random, patterns)));
  return (gap, light) =>
    chosen[gap % chosen.length]?.[light - 1] ?? Array.from({ length: light }, (_, at) => (at + 1) / (light + 1));
}

/** What comes before a line: beats from the last line's last beat to its first, and light syllables in between. */
export interface Preceding {
  readonly room: number;
  readonly tail: number;
}

/** What follows a line: the beat at which the next one's first bar begins and how many syllables come before it. */
export interface Following {
  readonly at: number;
  readonly pickup: number;
}

/**
 * Places a line's syllables: beats on strong beats, the others by the groove between them. The last sound leaves time
 * to breathe before the next line's first syllable.
 */
export function placeLine(
  shape: LineShape,
  start: number,
  before: Preceding,
  next: Following | null,
  sheet: StyleSheet,
  groove: Groove,
): readonly Stroke[] {
  const { span } = sheet;
  const onsets: number[] = [];
  const unit = pickupUnit(shape.pickup, before, sheet);
  for (let left = shape.pickup; left > 0; left--) onsets.push(start - left * unit);
  shape.after.slice(0, -1).forEach((light, gap) => {
    const beat = start + gap * span;
    onsets.push(beat, ...groove(gap, light).map((share) => beat + share * span));
  });
  const lastBeat = start + (shape.after.length - 1) * span;
  const tail = shape.after.at(-1) ?? 0;
  const room = next
    ? next.at - next.pickup * pickupUnit(next.pickup, { room: next.at - lastBeat, tail }, sheet) - lastBeat
    : 2 * span;
  const end = lastBeat + Math.min(room - breath(sheet, room / (tail + 1)), 1.75 * span);
  const step = tailStep(tail, end - lastBeat, sheet);
  for (let at = 0; at <= tail; at++) onsets.push(lastBeat + at * step);
  return onsets.map((at, index) => ({ at, beats: (onsets[index + 1] ?? end) - at }));
}

/** Notes a beat is divided into, longest first: eighths and sixteenths, in compound metres a third and a sixth of it. */
const units = (sheet: StyleSheet): readonly [number, number, number] =>
  isCompound(sheet) ? [1 / 3, 1 / 6, 1 / 12] : [0.5, 0.25, 0.125];

/** How far apart syllables before a first beat are: closer where the line before would have no time to end. */
function pickupUnit(pickup: number, { room, tail }: Preceding, sheet: StyleSheet): number {
  const [long, short, shortest] = units(sheet);
  if (room - pickup * long - short >= (tail + 1) * long - 1e-6) return long;
  if (room - pickup * short - short >= (tail + 1) * short - 1e-6) return short;
  return Math.min(shortest, room / (pickup + tail + 3));
}

function breath(sheet: StyleSheet, roomEach: number): number {
  const [long, short] = units(sheet);
  return roomEach >= 2.5 * long ? long : short;
}

/** Distance of the syllables after the last beat: the widest of the style's notes that leaves the last one longest. */
function tailStep(tail: number, room: number, sheet: StyleSheet): number {
  const [long, short, shortest] = units(sheet);
  return [2 * long, long, short].find((step) => step * (tail + 1) <= room) ?? Math.min(shortest, room / (tail + 1));
}
