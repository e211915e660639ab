import { curve, polygon, tube } from '../paint/path.ts';
import type { Animal } from './animal.ts';

const FUR = '#e2853f';
const WHITE = '#fff3e2';

export const fox: Animal = {
  coat: { fur: FUR, belly: WHITE, nose: '#3a2430' },
  tail: (brush) => {
    const brushTail = curve([
      [32, -14],
      [64, -12],
      [96, -40],
      [104, -82],
      [90, -112],
      [72, -84],
      [56, -54],
      [38, -40],
    ]);
    return brush.shape(brushTail, FUR, {
      inside: brush.flat(
        curve(
          [
            [78, -120],
            [112, -120],
            [112, -78],
            [96, -86],
            [84, -80],
            [74, -88],
          ],
          { tension: 0.1 },
        ),
        WHITE,
      ),
    });
  },
  head: [
    [0, -46],
    [-32, -44],
    [-52, -16],
    [-63, 12],
    [-34, 30],
    [0, 42],
    [34, 30],
    [63, 12],
    [52, -16],
    [32, -44],
  ],
  ears: (brush) =>
    [-1, 1]
      .map(
        (side) =>
          brush.shape(
            curve(
              [
                [side * 54, -6],
                [side * 56, -52],
                [side * 50, -76],
                [side * 30, -60],
                [side * 10, -40],
              ],
              { tension: 0.1 },
            ),
            FUR,
          ) +
          brush.flat(
            polygon([
              [side * 47, -28],
              [side * 48, -60],
              [side * 26, -44],
            ]),
            '#5b3440',
          ),
      )
      .join(''),
  marks: (brush, shift) =>
    brush.flat(
      curve(
        [
          [-66, 8],
          [-34, 2],
          [shift - 12, 12],
          [shift, 0],
          [shift + 12, 12],
          [34, 2],
          [66, 8],
          [36, 36],
          [0, 48],
          [-36, 36],
        ],
        { tension: 0.15 },
      ),
      WHITE,
    ),
  sleepingTail: (brush) =>
    brush.shape(
      tube(
        [
          [76, -24],
          [52, -13],
          [10, -13],
          [-26, -14],
        ],
        [22, 30, 28, 12],
      ),
      FUR,
      {
        inside: brush.flat(
          curve(
            [
              [8, -40],
              [-60, -40],
              [-60, 10],
              [6, 10],
              [-4, -2],
              [6, -14],
              [-4, -24],
            ],
            { tension: 0.08 },
          ),
          WHITE,
        ),
      },
    ),
};
