import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, num, tube, type Point } from '../paint/path.ts';
import type { Animal } from './animal.ts';

const HEAD: readonly Point[] = [
  [0, -50],
  [-34, -44],
  [-46, -14],
  [-44, 18],
  [-36, 40],
  [0, 48],
  [36, 40],
  [44, 18],
  [46, -14],
  [34, -44],
];

/** A tail that grows thin, with a row of plates along it. */
const plated = (brush: Brush, fill: Colour, plate: Colour): string =>
  [
    [58, -34],
    [80, -28],
    [98, -14],
  ]
    .map(([x = 0, y = 0], at) => brush.shape(`M${x - 11} ${y}L${x + 2} ${y - 24 + at * 5}L${x + 12} ${y + 3}Z`, plate))
    .join('') +
  brush.shape(
    tube(
      [
        [26, -24],
        [66, -22],
        [98, -6],
        [124, -8],
      ],
      [38, 27, 15, 5],
    ),
    fill,
  );

const nostrils = (brush: Brush, shift: number, fill: Colour) =>
  brush.flat(ellipse(shift * 1.3 - 9, 13, 3, 4), fill) + brush.flat(ellipse(shift * 1.3 + 9, 13, 3, 4), fill);

interface Scales {
  readonly skin: Colour;
  readonly belly: Colour;
  readonly plate: Colour;
  readonly crest: (brush: Brush) => string;
  readonly behind?: (brush: Brush) => string;
  readonly girth: number;
}

function reptile({ skin, belly, plate, crest, behind, girth }: Scales): Animal {
  return {
    coat: { fur: skin, belly, nose: skin },
    girth,
    head: HEAD,
    ears: crest,
    tail: (brush) => (behind?.(brush) ?? '') + plated(brush, skin, plate),
    marks: (brush, shift) => brush.flat(ellipse(shift * 1.2, 26, 38, 24), tint(skin, 1.2), 0.9),
    details: (brush, shift) => nostrils(brush, shift, shade(skin, 2)),
    sleepingTail: (brush) =>
      brush.shape(
        tube(
          [
            [80, -14],
            [48, -2],
            [-14, -6],
          ],
          [26, 22, 8],
        ),
        skin,
      ),
  };
}

const crestOf = (plate: Colour) => (brush: Brush) =>
  ([-22, 0, 22] as const)
    .map((x) => brush.shape(`M${x - 14} -38L${x} ${-70 + Math.abs(x) * 0.4}L${x + 14} -38Z`, plate))
    .join('');

export const dinosaur = reptile({
  skin: '#7fb380',
  belly: '#e4ecc0',
  plate: '#e8a04e',
  crest: crestOf('#e8a04e'),
  girth: 1.16,
});

export const crocodile = reptile({
  skin: '#6fa06a',
  belly: '#dfe6b0',
  plate: '#5a8456',
  crest: (brush) => [-1, 1].map((side) => brush.shape(ellipse(side * 24, -42, 16, 15), '#6fa06a')).join(''),
  girth: 1.1,
});

export const dragon = reptile({
  skin: '#c95f5a',
  belly: '#f6d79a',
  plate: '#f0a24a',
  crest: (brush) =>
    crestOf('#f0a24a')(brush) +
    [-1, 1]
      .map((side) =>
        brush.shape(
          `M${side * 22} -42C${side * 26} -74 ${side * 44} -84 ${side * 54} -82C${side * 48} -66 ${side * 50} -50 ${side * 44} -34Z`,
          '#f4e2b4',
        ),
      )
      .join(''),
  behind: (brush) =>
    [-1, 1]
      .map(
        (side) =>
          brush.shape(
            curve(
              [
                [side * 26, -84],
                [side * 62, -152],
                [side * 112, -164],
                [side * 108, -118],
                [side * 118, -84],
                [side * 84, -84],
                [side * 66, -58],
                [side * 44, -66],
              ],
              { tension: 0.1 },
            ),
            '#e88a5a',
          ) +
          brush.line(`M${side * 30} -84L${side * 108} -158M${side * 34} -80L${num(side * 108)} -96`, '#c95f5a', 4, 0.7),
      )
      .join(''),
  girth: 1.14,
});
