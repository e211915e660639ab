import type { Filling } from '../styles/style-sheet.ts';
import type { LineShape } from './line-shape.ts';
import type { TuneLine } from './tune.ts';

/**
 * Gives every syllable of a line its pitch: the tune's on the beats, between them as the tune fills, before the first
 * one stepwise from the side the last line ended on, after the last one the same pitch.
 */
export function fillLine(
  shape: LineShape,
  line: TuneLine,
  scale: readonly number[],
  before: number | null,
): readonly number[] {
  const first = line.targets[0] ?? before ?? scale[0] ?? 60;
  const pitches = [...leadIn(shape.pickup, first, before ?? first, scale)];
  shape.after.forEach((light, beat) => {
    const here = line.targets[beat] ?? first;
    const next = line.targets[beat + 1];
    const filling = line.fillings[beat % Math.max(1, line.fillings.length)] ?? 'stay';
    pitches.push(here);
    for (let at = 1; at <= light; at++) {
      pitches.push(next === undefined ? here : between(filling, here, next, at, light, scale));
    }
  });
  return pitches;
}

function leadIn(count: number, to: number, from: number, scale: readonly number[]): readonly number[] {
  const goal = scale.indexOf(to);
  const side = Math.sign(from - to);
  return Array.from({ length: count }, (_, at) => scale[clamp(goal + side * Math.min(2, count - at), scale)] ?? to);
}

function between(
  filling: Filling,
  here: number,
  next: number,
  at: number,
  light: number,
  scale: readonly number[],
): number {
  const [low, high] = [scale.indexOf(here), scale.indexOf(next)];
  const distance = high - low;
  if (filling === 'touch' && at === 1 && Math.abs(distance) <= 1) {
    return scale[clamp(low + (distance === 0 ? 1 : -distance), scale)] ?? here;
  }
  if (filling === 'stay' && (at < light || Math.abs(distance) <= 3)) return here;
  return scale[clamp(low + Math.round((distance * at) / (light + 1)), scale)] ?? here;
}

const clamp = (index: number, scale: readonly number[]): number => Math.max(0, Math.min(scale.length - 1, index));
