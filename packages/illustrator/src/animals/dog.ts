import { shade } from '../paint/colour.ts';
import { curve, ellipse, tube } from '../paint/path.ts';
import type { Animal } from './animal.ts';

const FUR = '#d99b5c';

export const dog: Animal = {
  coat: { fur: FUR, belly: '#fbe8cf', nose: '#3a2430' },
  tail: (brush) =>
    brush.shape(
      tube(
        [
          [36, -24],
          [66, -34],
          [82, -62],
          [84, -92],
        ],
        [20, 19, 16, 11],
      ),
      FUR,
    ) +
    brush.shape(
      tube(
        [
          [83, -76],
          [84, -92],
        ],
        [14, 11],
        { start: 'flat', steps: 2 },
      ),
      '#fbe8cf',
      { form: 0.4 },
    ),
  head: [
    [0, -50],
    [-34, -44],
    [-51, -14],
    [-48, 16],
    [-26, 38],
    [0, 42],
    [26, 38],
    [48, 16],
    [51, -14],
    [34, -44],
  ],
  ears: () => '',
  marks: (brush, shift) =>
    brush.flat(
      curve([
        [shift - 9, -52],
        [shift + 9, -52],
        [shift + 8, -12],
        [shift + 24, 14],
        [shift + 22, 36],
        [shift, 44],
        [shift - 22, 36],
        [shift - 24, 14],
        [shift - 8, -12],
      ]),
      '#fbe8cf',
    ) + brush.flat(ellipse(27 + shift, -8, 17, 20), shade(FUR, 1.3), 0.75),
  details: (brush) =>
    [-1, 1]
      .map((side) =>
        brush.shape(
          curve([
            [side * 28, -46],
            [side * 52, -44],
            [side * 68, -14],
            [side * 66, 18],
            [side * 55, 28],
            [side * 46, 10],
            [side * 42, -18],
          ]),
          shade(FUR, 1.35),
        ),
      )
      .join(''),
  sleepingTail: (brush) =>
    brush.shape(
      tube(
        [
          [78, -18],
          [52, -7],
          [14, -8],
        ],
        [16, 14, 9],
      ),
      FUR,
    ),
};
