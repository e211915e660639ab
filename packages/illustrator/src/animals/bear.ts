import { mix, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/path.ts';
import type { Animal } from './animal.ts';

const FUR = '#a8724b';

export const bear: Animal = {
  coat: { fur: FUR, belly: '#e6c79c', nose: '#3a2430' },
  girth: 1.22,
  tail: (brush) => brush.shape(ellipse(50, -16, 13), shade(FUR, 0.4)),
  head: [
    [0, -50],
    [-36, -44],
    [-55, -14],
    [-53, 16],
    [-28, 37],
    [0, 41],
    [28, 37],
    [53, 16],
    [55, -14],
    [36, -44],
  ],
  ears: (brush) =>
    [-1, 1]
      .map(
        (side) =>
          brush.shape(ellipse(side * 41, -42, 19), FUR) +
          brush.flat(ellipse(side * 41, -40, 10.5), mix(FUR, '#f2b0a8', 0.5)),
      )
      .join(''),
  marks: (brush, shift) => brush.flat(ellipse(shift, 20, 26, 19), '#e6c79c'),
  sleepingTail: () => '',
};
