import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, tube } from '../paint/path.ts';
import type { Prop } from './prop.ts';

export const apple: Prop = {
  width: 42,
  height: 46,
  places: ['table', 'floor'],
  held: { scale: 1, dy: 20 },
  words: 'an apple',
  draw: (brush) =>
    brush.shape(
      curve([
        [0, -34],
        [-13, -38],
        [-22, -24],
        [-17, -5],
        [-6, 0],
        [0, -2],
        [6, 0],
        [17, -5],
        [22, -24],
        [13, -38],
      ]),
      '#d8503f',
    ) +
    brush.line('M0 -34Q1 -42 5 -45', '#7a5238', 3.2) +
    brush.shape(
      curve([
        [3, -39],
        [14, -48],
        [20, -42],
        [12, -36],
      ]),
      '#7fb35a',
    ) +
    brush.flat(ellipse(-10, -26, 4, 6.5), '#fff1dc', 0.5),
};

export const carrot: Prop = {
  width: 38,
  height: 66,
  places: ['table', 'floor'],
  held: { scale: 0.95, dy: 28 },
  words: 'a carrot',
  draw: (brush) =>
    brush.group(
      brush.shape(
        tube(
          [
            [0, -38],
            [-3, -58],
          ],
          [6, 5],
        ) +
          tube(
            [
              [0, -38],
              [8, -56],
            ],
            [6, 5],
          ) +
          tube(
            [
              [0, -38],
              [-11, -52],
            ],
            [6, 5],
          ),
        '#6aa84f',
      ) +
        brush.shape(
          tube(
            [
              [0, -38],
              [0, -18],
              [0, 2],
            ],
            [24, 17, 4],
          ),
          '#ef8a3c',
        ) +
        brush.line('M-10 -30h7M4 -22h6M-7 -14h5', shade('#ef8a3c', 1), 2.2, 0.6),
      { turn: 24, y: -4 },
    ),
};

export const bowl: Prop = {
  width: 78,
  height: 46,
  places: ['table', 'floor'],
  held: { scale: 0.85, dy: 20 },
  words: 'a bowl of porridge',
  draw: (brush) =>
    brush.line('M22 -34L44 -58', '#b9a6a0', 5) +
    brush.shape('M-38 -32H38Q36 -6 16 0H-16Q-36 -6 -38 -32Z', '#5a9bd5', {
      inside: brush.line('M-40 -20Q0 -10 40 -20', '#fbf1dc', 5),
    }) +
    brush.shape(ellipse(0, -32, 38, 10), tint('#5a9bd5', 1.4), { form: 0.4 }) +
    brush.shape(ellipse(0, -31, 32, 7.5), '#f3ddb0', { form: 0.3 }) +
    brush.flat(ellipse(-9, -32, 4.4, 2.8) + ellipse(3, -29, 4.4, 2.8) + ellipse(12, -33, 4.4, 2.8), '#d8503f'),
};

export const plate: Prop = {
  width: 104,
  height: 40,
  places: ['table', 'floor'],
  held: { scale: 0.7, dy: 14 },
  words: 'a plate of food',
  draw: (brush) =>
    brush.shape(ellipse(0, -11, 52, 14), '#e3e7ee') +
    brush.shape(ellipse(0, -14, 50, 13), '#fffaf2', { form: 0.5 }) +
    brush.flat(ellipse(0, -14, 36, 8.5), '#ece6dc') +
    brush.shape(
      curve([
        [-30, -15],
        [-24, -27],
        [-12, -27],
        [-6, -15],
        [-18, -11],
      ]),
      '#f3ddb0',
    ) +
    brush.shape(
      tube(
        [
          [2, -15],
          [22, -19],
        ],
        [9, 5],
        { steps: 3 },
      ) +
        tube(
          [
            [4, -20],
            [22, -26],
          ],
          [8, 4],
          { steps: 3 },
        ),
      '#ef8a3c',
    ) +
    brush.shape(ellipse(24, -14, 4.4) + ellipse(31, -16, 4.4) + ellipse(28, -20, 4.4), '#7fb35a', { form: 0.7 }) +
    brush.shape(
      curve([
        [-14, -26],
        [-17, -37],
        [-8, -41],
        [0, -36],
        [-3, -26],
      ]),
      '#6aa84f',
    ) +
    brush.line('M-8 -26v-5', '#9bc27a', 4),
};

export const cup: Prop = {
  width: 46,
  height: 46,
  places: ['table', 'floor'],
  held: { scale: 0.95, dy: 20 },
  words: 'a cup',
  draw: (brush) => {
    const clay: Colour = '#e9b94f';
    return (
      brush.line('M18 -32q16 -1 14 11t-17 9', shade(clay, 0.4), 5.5) +
      brush.shape('M-21 -42H21L17 -3Q0 3 -17 -3Z', clay, {
        inside: brush.line('M-24 -18Q0 -11 24 -18', '#fbf1dc', 5),
      }) +
      brush.shape(ellipse(0, -42, 21, 5.5), tint(clay, 1.6), { form: 0.4 }) +
      brush.flat(ellipse(0, -41, 16, 3.6), '#8a5a48')
    );
  },
};

export const bottle: Prop = {
  width: 34,
  height: 76,
  places: ['table', 'floor'],
  held: { scale: 0.85, dy: 30 },
  words: "a baby's bottle",
  draw: (brush) =>
    brush.shape(
      curve([
        [-5, -60],
        [-4, -70],
        [0, -76],
        [4, -70],
        [5, -60],
      ]),
      '#f0cfa6',
    ) +
    brush.shape(box(-13, -62, 26, 12, 5), '#5a9bd5') +
    brush.shape(box(-15, -51, 30, 51, 10), '#eef5f8', { inside: brush.flat(box(-16, -34, 32, 36, 0), '#fffaf0') }) +
    brush.line('M-13 -34Q0 -31 13 -34', '#d9cfc2', 2) +
    brush.line('M3 -26h9M3 -18h9M3 -10h9', '#8fb6dd', 2.4),
};

export const lunchbox: Prop = {
  width: 82,
  height: 66,
  places: ['floor', 'table'],
  held: { scale: 0.78, dy: 26 },
  words: 'a lunchbox',
  draw: (brush) => {
    const box1: Colour = '#5aa9a8';
    return (
      brush.line('M-16 -50q0 -14 16 -14t16 14', '#3f6f78', 6) +
      brush.shape(box(-41, -52, 82, 52, 12), box1) +
      brush.line('M-40 -30H40', shade(box1, 1), 2.6, 0.6) +
      brush.shape(box(-9, -37, 18, 14, 4), '#f2b632') +
      brush.flat(
        curve([
          [0, -13],
          [-6, -16],
          [-10, -10],
          [-6, -3],
          [0, -4],
          [6, -3],
          [10, -10],
          [6, -16],
        ]),
        '#fbf1dc',
        0.9,
      )
    );
  },
};
