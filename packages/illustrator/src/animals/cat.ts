import { shade } from '../paint/colour.ts';
import { curve, polygon, tube } from '../paint/path.ts';
import type { Animal } from './animal.ts';

const FUR = '#949bb0';

export const cat: Animal = {
  coat: { fur: FUR, belly: '#f4efe8', nose: '#e08a92' },
  tail: (brush) =>
    brush.shape(
      tube(
        [
          [34, -14],
          [76, -14],
          [92, -48],
          [78, -84],
          [90, -104],
        ],
        [17, 17, 15, 13, 11],
      ),
      FUR,
    ),
  head: [
    [0, -46],
    [-34, -44],
    [-53, -16],
    [-56, 12],
    [-30, 35],
    [0, 40],
    [30, 35],
    [56, 12],
    [53, -16],
    [34, -44],
  ],
  ears: (brush) =>
    [-1, 1]
      .map(
        (side) =>
          brush.shape(
            curve(
              [
                [side * 53, -8],
                [side * 52, -50],
                [side * 46, -70],
                [side * 28, -58],
                [side * 10, -40],
              ],
              { tension: 0.1 },
            ),
            FUR,
          ) +
          brush.flat(
            polygon([
              [side * 46, -28],
              [side * 44, -56],
              [side * 25, -44],
            ]),
            '#f0b3ab',
          ),
      )
      .join(''),
  marks: (brush, shift) =>
    brush.flat(
      curve([
        [shift - 26, 18],
        [shift, 8],
        [shift + 26, 18],
        [shift + 20, 38],
        [shift, 42],
        [shift - 20, 38],
      ]),
      '#f4efe8',
    ) +
    brush.line(
      `M${shift} -46v17M${shift - 13} -45l3 13M${shift + 13} -45l-3 13M-54 4l15 2M54 4l-15 2M-52 14l13 0M52 14l-13 0`,
      shade(FUR, 1.2),
      4.5,
      0.7,
    ),
  details: (brush, shift) =>
    brush.line(
      `M${shift - 30} 18l-26 -5M${shift - 30} 23l-26 4M${shift + 30} 18l26 -5M${shift + 30} 23l26 4`,
      '#fffaf2',
      1.7,
      0.8,
    ),
  sleepingTail: (brush) =>
    brush.shape(
      tube(
        [
          [80, -20],
          [50, -7],
          [4, -8],
          [-26, -10],
        ],
        [16, 15, 13, 10],
      ),
      shade(FUR, 0.3),
    ),
};
