import type { Brush } from '../paint/brush.ts';
import { fine, num } from '../paint/path.ts';
import { measure, type Rest } from '../people/body.ts';
import { drawHand } from '../people/hand.ts';
import type { Person } from '../people/figure.ts';
import type { PoseName } from '../people/poses.ts';
import { SKIN } from '../people/palette.ts';

/** Poses in which the child's far shoulder is free for a hand. */
const FREE: readonly PoseName[] = ['stand', 'sit', 'hug', 'think', 'hold', 'ready'];

export const leavesShoulderFree = (pose: PoseName): boolean => FREE.includes(pose);

/** A point on the back of a child at (x, y), where a grown-up's arm goes out of sight. */
export const backOf = (age: number, rest: Rest, { x, y, unit }: { x: number; y: number; unit: number }) => {
  const body = measure(age, false, rest);
  return [x + 6 * unit, y + (body.shoulderY + 26) * unit] as const;
};

/** The hand of that arm, come forward again on the child's far shoulder; to be drawn after the child. */
export function handOnShoulder(
  brush: Brush,
  grownUp: Person,
  { age, rest }: { age: number; rest: Rest },
  { x, y, unit }: { x: number; y: number; unit: number },
): string {
  const body = measure(age, false, rest);
  const before = brush.plane;
  brush.plane = 'figure';
  const markup = drawHand(brush, SKIN[grownUp.looks.skin], 'cup', [0, 0], 1, -16, 1.16);
  brush.plane = before;
  const at = [x - (body.shoulders + 2) * unit, y + (body.shoulderY - 1) * unit] as const;
  return `<g transform="translate(${num(at[0])} ${num(at[1])}) scale(${fine(-unit)} ${fine(unit)})">${markup}</g>`;
}
