import { curve, ellipse } from '../paint/path.ts';
import type { Animal } from './animal.ts';

const FUR = '#dcc3aa';

export const rabbit: Animal = {
  coat: { fur: FUR, belly: '#fbf1e2', nose: '#e08a92' },
  tail: (brush) => brush.shape(ellipse(48, -22, 17), '#fbf1e2'),
  head: [
    [0, -46],
    [-30, -42],
    [-48, -14],
    [-50, 14],
    [-28, 36],
    [0, 41],
    [28, 36],
    [50, 14],
    [48, -14],
    [30, -42],
  ],
  ears: (brush) =>
    [-1, 1]
      .map((side) => {
        const lop = side > 0 ? 12 : 0;
        return (
          brush.shape(
            curve([
              [side * 10, -36],
              [side * 9, -86],
              [side * 22 + lop * 0.5, -122],
              [side * 36 + lop, -102],
              [side * 35 + lop * 0.4, -38],
            ]),
            FUR,
          ) +
          brush.flat(
            curve([
              [side * 17, -46],
              [side * 17, -84],
              [side * 24 + lop * 0.5, -106],
              [side * 30 + lop * 0.8, -90],
              [side * 28 + lop * 0.3, -44],
            ]),
            '#f2bab0',
          )
        );
      })
      .join(''),
  marks: (brush, shift) =>
    brush.flat(
      curve([
        [shift - 24, 14],
        [shift, 4],
        [shift + 24, 14],
        [shift + 20, 36],
        [shift, 42],
        [shift - 20, 36],
      ]),
      '#fbf1e2',
    ),
  details: (brush, shift) =>
    brush.flat(`M${shift * 1.4 - 4} 24h8v6.5q-4 2 -8 0Z`, '#fffdf6') +
    brush.line(
      `M${shift - 28} 18l-22 -3M${shift - 28} 23l-22 4M${shift + 28} 18l22 -3M${shift + 28} 23l22 4`,
      '#fffaf2',
      1.6,
      0.8,
    ),
  sleepingTail: (brush) => brush.shape(ellipse(86, -24, 15), '#fbf1e2'),
};
