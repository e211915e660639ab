import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, polygon, tube } from '../paint/path.ts';
import type { Prop } from './prop.ts';

export const book: Prop = {
  width: 88,
  height: 46,
  places: ['table', 'floor'],
  held: { scale: 0.96, dy: 20 },
  words: 'a picture book',
  draw: (brush) =>
    brush.shape('M-44 -6L-40 -42Q-18 -47 0 -38Q18 -47 40 -42L44 -6Q20 -10 0 -1Q-20 -10 -44 -6Z', '#c8463c') +
    brush.shape('M-40 -11L-36 -44Q-17 -48 0 -40V-6Q-18 -14 -40 -11Z', '#fffaf0', { form: 0.5 }) +
    brush.shape('M40 -11L36 -44Q17 -48 0 -40V-6Q18 -14 40 -11Z', '#fbf1dc', { form: 0.6 }) +
    brush.line('M-31 -37q12 -2 24 3M-32 -30q12 -2 25 3M-33 -23q13 -2 26 3', '#b9a6a0', 2.2, 0.8) +
    brush.flat(ellipse(20, -28, 9, 8), '#f2c14e') +
    brush.flat('M8 -20q10 -10 26 -4v6q-14 -3 -26 1Z', '#7cbf9a'),
};

export const notebook: Prop = {
  width: 56,
  height: 64,
  places: ['table', 'floor'],
  held: { scale: 0.85, dy: 28 },
  words: 'a notebook',
  draw: (brush) =>
    brush.shape(box(-24, -62, 52, 62, 5), '#7a5fa8') +
    brush.flat(box(-8, -50, 28, 16, 3), '#fbf1dc') +
    brush.line('M-3 -44h18M-3 -39h12', '#a79ad6', 2) +
    brush.flat(
      curve([
        [6, -12],
        [-2, -20],
        [1, -26],
        [6, -22],
        [11, -26],
        [14, -20],
      ]),
      '#e58aa0',
    ) +
    brush.line(Array.from({ length: 6 }, (_, i) => `M-28 ${-55 + i * 10}h9`).join(''), '#e6e1d6', 3.2),
};

export const pencil: Prop = {
  width: 40,
  height: 74,
  places: ['table', 'floor'],
  held: { scale: 0.85, dy: 34 },
  words: 'a pencil',
  draw: (brush) =>
    brush.group(
      brush.shape(box(-7, -66, 14, 12, 4), '#e58aa0') +
        brush.shape(box(-7, -56, 14, 6, 1), '#b9c0c8', { form: 0.3 }) +
        brush.shape(box(-7, -51, 14, 38, 1), '#f2b632') +
        brush.line('M-2.5 -51v38M2.5 -51v38', shade('#f2b632', 0.8), 1.8, 0.6) +
        brush.shape(
          polygon([
            [-7, -13],
            [7, -13],
            [0, 3],
          ]),
          '#f3ddb0',
          { form: 0.3 },
        ) +
        brush.flat(
          polygon([
            [-2.6, -3],
            [2.6, -3],
            [0, 3],
          ]),
          '#4a4660',
        ),
      { turn: 22, y: -3, x: 6 },
    ),
};

export const paint: Prop = {
  width: 104,
  height: 62,
  places: ['table', 'floor'],
  words: 'paint and a brush',
  draw: (brush) => {
    const pot = (x: number, fill: Colour) =>
      brush.shape(box(x - 15, -30, 30, 30, 5), '#eef0ee', {
        inside: brush.flat(box(x - 16, -20, 32, 20), fill, 0.85),
      }) + brush.shape(ellipse(x, -30, 15, 5), tint(fill, 0.6), { form: 0.4 });
    return (
      brush.line('M26 -26L46 -66', '#b9805a', 5.5) +
      brush.shape(
        tube(
          [
            [24, -20],
            [29, -34],
          ],
          [5, 10],
          { steps: 2 },
        ),
        '#4a8fc4',
      ) +
      pot(-34, '#d9634f') +
      pot(0, '#f2b632') +
      pot(34, '#5a9bd5')
    );
  },
};

export const backpack: Prop = {
  width: 86,
  height: 104,
  places: ['floor', 'wall'],
  words: 'a backpack',
  draw: (brush) => {
    const cloth: Colour = '#d9634f';
    return (
      brush.line('M-14 -96q0 -12 14 -12t14 12', shade(cloth, 1), 6) +
      brush.shape(
        tube(
          [
            [-36, -70],
            [-46, -40],
            [-34, -10],
          ],
          [13, 12, 11],
        ) +
          tube(
            [
              [36, -70],
              [46, -40],
              [34, -10],
            ],
            [13, 12, 11],
          ),
        shade(cloth, 0.9),
      ) +
      brush.shape(
        curve(
          [
            [-38, -6],
            [-40, -60],
            [-26, -94],
            [0, -100],
            [26, -94],
            [40, -60],
            [38, -6],
            [0, 0],
          ],
          { tension: 0.12 },
        ),
        cloth,
      ) +
      brush.line('M-38 -58Q0 -44 38 -58', shade(cloth, 1), 3, 0.7) +
      brush.shape(box(-26, -42, 52, 36, 10), tint(cloth, 0.9)) +
      brush.line('M-24 -32h48', '#f6cf6a', 3.4) +
      brush.flat(box(-4, -34, 8, 11, 3), '#f6cf6a') +
      brush.flat(box(-9, -76, 18, 6, 3), mix(cloth, '#fbf1dc', 0.7))
    );
  },
};

export const tablet: Prop = {
  width: 82,
  height: 62,
  places: ['table', 'floor'],
  held: { scale: 0.8, dy: 27 },
  words: 'a tablet',
  draw: (brush) => {
    const screen = box(-33, -54, 66, 47, 4);
    return (
      brush.shape(box(-41, -62, 82, 62, 9), '#4f5573') +
      brush.within(
        screen,
        brush.wash(screen, [
          [0, '#a8dcec'],
          [1, '#e4f4dc'],
        ]) +
          brush.flat(ellipse(0, -2, 40, 20), '#8fca86') +
          brush.flat(ellipse(20, -42, 7), '#ffe08a') +
          brush.flat(ellipse(-14, -26, 8, 10), '#e58aa0'),
      ) +
      brush.flat(ellipse(37, -31, 1.8), '#c9d3e6')
    );
  },
};
