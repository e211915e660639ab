import { box, curve, ellipse, polygon, tube } from '../paint/path.ts';
import type { Prop } from './prop.ts';

/** Small things found in pockets, kitchens and ponds. */
export const marbles: Prop = {
  width: 78,
  height: 34,
  places: ['floor', 'table'],
  words: 'marbles',
  draw: (brush) =>
    (
      [
        [-26, 14, '#5a9bd5'],
        [2, 17, '#d9634f'],
        [28, 12, '#7cbf9a'],
      ] as const
    )
      .map(
        ([x, r, fill]) =>
          brush.shape(ellipse(x, -r, r), fill) +
          brush.flat(
            `M${x - r * 0.7} ${-r * 1.2}q${r * 0.9} ${-r * 0.5} ${r * 1.4} ${r * 0.6}q${-r * 0.6} ${r * 0.4} ${-r * 1.4} ${-r * 0.6}Z`,
            '#fbf1dc',
            0.75,
          ) +
          brush.flat(ellipse(x - r * 0.4, -r * 1.5, r * 0.17), '#fffdf6', 0.95),
      )
      .join(''),
};

export const skippingRope: Prop = {
  width: 120,
  height: 56,
  places: ['floor'],
  held: { scale: 0.6 },
  words: 'a skipping rope',
  draw: (brush) =>
    brush.line('M-46 -10C-30 -60 -8 20 4 -26S40 -58 48 -12', '#e8a33c', 6) +
    brush.shape(box(-56, -20, 13, 26, 6), '#d9634f') +
    brush.shape(box(42, -20, 13, 26, 6), '#d9634f'),
};

export const spoon: Prop = {
  width: 26,
  height: 92,
  places: ['table'],
  held: { scale: 1 },
  words: 'a spoon',
  draw: (brush) =>
    brush.shape(
      tube(
        [
          [0, -2],
          [0, -62],
        ],
        [7, 9],
      ),
      '#b98a5a',
    ) +
    brush.shape(ellipse(0, -74, 13, 18), '#c99a68') +
    brush.flat(ellipse(0, -73, 8, 12), '#a5764a', 0.6),
};

export const button: Prop = {
  width: 40,
  height: 40,
  places: ['table', 'floor'],
  held: { scale: 1 },
  words: 'a button',
  draw: (brush) =>
    brush.shape(ellipse(0, -20, 20), '#4aa3a2') +
    brush.flat(ellipse(0, -20, 14), '#3f8f8e', 0.7) +
    [
      [-5, -25],
      [5, -25],
      [-5, -15],
      [5, -15],
    ]
      .map(([x = 0, y = 0]) => brush.flat(ellipse(x, y, 2.6), '#2f4f52'))
      .join(''),
};

export const hearingAid: Prop = {
  width: 44,
  height: 54,
  places: ['table'],
  held: { scale: 1 },
  words: 'a hearing aid',
  draw: (brush) =>
    brush.shape(
      curve([
        [-16, -52],
        [6, -50],
        [12, -26],
        [0, -6],
        [-10, -8],
        [-2, -28],
      ]),
      '#5a9bd5',
    ) +
    brush.line('M-14 -50C-34 -40 -22 -14 -14 -10', '#d8d2c4', 4) +
    brush.shape(ellipse(-13, -7, 8), '#f0e2c4') +
    brush.flat(ellipse(2, -38, 3), '#fbf1dc'),
};

export const flour: Prop = {
  width: 66,
  height: 92,
  places: ['table', 'floor'],
  held: { scale: 0.8 },
  words: 'a bag of flour',
  draw: (brush) =>
    brush.shape(
      polygon([
        [-30, 0],
        [-33, -70],
        [-26, -84],
        [26, -84],
        [33, -70],
        [30, 0],
      ]),
      '#f0e6d2',
    ) +
    brush.shape(box(-28, -92, 56, 16, 5), '#e2d4b8') +
    brush.flat(ellipse(0, -40, 19, 17), '#d9a25a') +
    brush.line('M0 -26v-26M0 -34q-9 -4 -9 -10M0 -34q9 -4 9 -10M0 -43q-8 -4 -8 -9M0 -43q8 -4 8 -9', '#fbf1dc', 2.6),
};

export const treasure: Prop = {
  width: 116,
  height: 92,
  places: ['floor'],
  words: 'a treasure chest',
  draw: (brush) =>
    brush.shape(
      curve([
        [-54, -52],
        [-50, -84],
        [0, -94],
        [50, -84],
        [54, -52],
      ]),
      '#9a6a42',
    ) +
    brush.flat(ellipse(0, -50, 44, 12), '#4a3040') +
    ([-28, -10, 10, 28] as const).map((x) => brush.shape(ellipse(x, -54, 12, 9), '#f2c14e')).join('') +
    brush.shape(ellipse(-2, -60, 8), '#d9634f') +
    brush.shape(box(-56, -48, 112, 48, 6), '#8a5a38') +
    brush.shape(box(-58, -50, 116, 11, 4), '#e8b95a', { form: 0.6 }) +
    brush.shape(box(-10, -46, 20, 24, 4), '#e8b95a') +
    brush.flat(ellipse(0, -34, 4, 6), '#5a3a2a'),
};

export const snowball: Prop = {
  width: 52,
  height: 50,
  places: ['floor'],
  held: { scale: 0.9 },
  words: 'a snowball',
  draw: (brush) =>
    brush.shape(ellipse(0, -25, 26, 25), '#eef3f8') +
    brush.flat(ellipse(-9, -34, 8, 5), '#ffffff', 0.9) +
    brush.flat(ellipse(10, -14, 6, 4), '#cfdcec', 0.8),
};

export const puddle: Prop = {
  width: 150,
  height: 34,
  places: ['floor'],
  words: 'a puddle',
  draw: (brush) =>
    brush.shape(
      curve([
        [-74, -14],
        [-38, -30],
        [16, -26],
        [60, -32],
        [75, -15],
        [34, -2],
        [-24, -1],
      ]),
      '#8fc3dc',
      { form: 0.5 },
    ) + brush.line('M-40 -18q16 -8 34 -4M10 -10q18 -6 34 -2', '#e6f4fa', 3, 0.8),
};

export const armbands: Prop = {
  width: 100,
  height: 48,
  places: ['floor', 'table'],
  held: { scale: 0.9 },
  words: 'armbands',
  draw: (brush) =>
    ([-26, 26] as const)
      .map(
        (x) =>
          brush.shape(box(x - 23, -46, 46, 44, 18), '#f2913e') +
          brush.flat(ellipse(x, -24, 10, 13), '#8a4a2a', 0.55) +
          brush.flat(ellipse(x - 12, -36, 5, 4), '#fff0d8', 0.8),
      )
      .join(''),
};

export const acorn: Prop = {
  width: 36,
  height: 50,
  places: ['floor', 'table'],
  held: { scale: 1 },
  words: 'an acorn',
  draw: (brush) =>
    brush.shape('M-15 -30C-15 -10 -4 -4 0 0C4 -4 15 -10 15 -30Z', '#c98a4a') +
    brush.line('M0 -42v-8', '#7a5236', 5) +
    brush.shape(box(-18, -44, 36, 17, 8), '#8a5f3e') +
    brush.line('M-11 -38l5 6M-2 -40l6 8M8 -39l5 6', '#6a4a32', 2),
};

export const jam: Prop = {
  width: 56,
  height: 70,
  places: ['table'],
  held: { scale: 0.9 },
  words: 'a jar of jam',
  draw: (brush) =>
    brush.shape(box(-26, -58, 52, 58, 12), '#c2405a') +
    brush.flat(box(-20, -40, 40, 24, 3), '#fbf1dc') +
    brush.flat(ellipse(0, -28, 7), '#d9634f') +
    brush.shape(box(-28, -70, 56, 16, 5), '#f2c14e') +
    brush.flat(ellipse(-17, -50, 3, 6), '#ffffff', 0.6),
};
