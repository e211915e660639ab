import type { Brush } from '../paint/brush.ts';
import { box, ellipse, num } from '../paint/path.ts';
import { ungraded } from '../nature/sky.ts';

/** The glowing (or sleeping) shade of a lamp, its lower middle at (x, y). */
function lampShade(brush: Brush, x: number, y: number, w: number, h: number, lit: boolean): string {
  const path = `M${num(x - w * 0.3)} ${num(y - h)}Q${num(x)} ${num(y - h * 1.06)} ${num(x + w * 0.3)} ${num(y - h)}L${num(x + w * 0.5)} ${num(y - h * 0.06)}Q${num(x)} ${num(y + h * 0.06)} ${num(x - w * 0.5)} ${num(y - h * 0.06)}Z`;
  return lit
    ? ungraded(brush, () =>
        brush.wash(path, [
          [0, '#fff6d6'],
          [0.65, '#ffe09a'],
          [1, '#f9c768'],
        ]),
      )
    : brush.shape(path, '#f6e3bb', { form: 0.6 });
}

/** A lamp for a table, its foot at (x, y), about 150 high. */
export const drawTableLamp = (brush: Brush, x: number, y: number, lit: boolean): string =>
  brush.shape(ellipse(x, y - 7, 34, 9), '#6fb0a4') +
  brush.shape(box(x - 7, y - 66, 14, 60, 6), '#7fc0b0') +
  brush.shape(ellipse(x, y - 34, 15, 18), '#8fccbc') +
  lampShade(brush, x, y - 58, 96, 94, lit);

/** A lamp that stands on the floor, its foot at (x, y), about 430 high. */
export const drawFloorLamp = (brush: Brush, x: number, y: number, lit: boolean): string =>
  brush.shape(ellipse(x, y - 6, 46, 11), '#5a5070') +
  brush.shape(box(x - 5, y - 320, 10, 316, 4), '#6a5f80', { form: 0.6 }) +
  lampShade(brush, x, y - 316, 140, 112, lit);
