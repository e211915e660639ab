import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, num, polygon } from '../paint/path.ts';
import type { Prop } from './prop.ts';

export const ball: Prop = {
  width: 66,
  height: 66,
  places: ['floor'],
  held: { scale: 0.86, dy: 28 },
  words: 'a ball',
  draw: (brush) => {
    const round = ellipse(0, -33, 33);
    const wedges = [
      ['#f2b632', 'M0 -33L-36 -52Q-30 -70 -8 -70Z'],
      ['#fbf1dc', 'M0 -33L-8 -70Q20 -76 30 -56Z'],
      ['#4a8fc4', 'M0 -33L30 -56Q42 -34 34 -14Z'],
      ['#fbf1dc', 'M0 -33L34 -14Q20 6 0 4Z'],
      ['#7cbf6a', 'M0 -33L0 4Q-26 4 -34 -16Z'],
    ] as const;
    return (
      brush.shape(round, '#d9634f', { inside: wedges.map(([fill, path]) => brush.flat(path, fill)).join('') }) +
      brush.flat(ellipse(0, -33, 5), '#fbf1dc') +
      brush.flat(ellipse(-13, -48, 7, 4.5), '#fffdf6', 0.55)
    );
  },
};

export const blocks: Prop = {
  width: 92,
  height: 78,
  places: ['floor', 'table'],
  words: 'building blocks',
  draw: (brush) => {
    const block = (x: number, y: number, turn: number, fill: Colour, mark: string) =>
      brush.group(
        brush.shape(box(-18, -36, 36, 36, 4), fill) +
          brush.flat(box(-13, -31, 26, 26, 3), tint(fill, 1.6), 0.75) +
          brush.line(mark, shade(fill, 1.4), 3.6),
        { x, y, turn },
      );
    return (
      block(-24, 0, 0, '#d9634f', 'M-6 -12L0 -26L6 -12M-4 -16h8') +
      block(16, 0, 2, '#4a8fc4', 'M-5 -11v-14h6q4 3.5 0 7q5 3.5 0 7Z') +
      block(-4, -36, -6, '#f2b632', 'M6 -24q-11 -4 -11 6t11 6') +
      brush.shape(
        polygon([
          [34, 0],
          [58, 0],
          [46, -22],
        ]),
        '#7cbf9a',
      )
    );
  },
};

export const train: Prop = {
  width: 142,
  height: 66,
  places: ['floor', 'table'],
  words: 'a toy train',
  draw: (brush) => {
    const wheel = (x: number, r: number) =>
      brush.shape(ellipse(x, -r, r), '#4a4660') + brush.flat(ellipse(x, -r, r * 0.45), '#f2d9a0');
    return (
      brush.line('M-14 -16h28', '#4a4660', 4) +
      brush.shape(box(-68, -42, 52, 28, 5), '#4a8fc4') +
      brush.shape(box(-60, -58, 15, 18, 3), '#f2b632') +
      brush.shape(ellipse(-32, -48, 10), '#7cbf9a') +
      wheel(-56, 10) +
      wheel(-29, 10) +
      brush.shape(box(6, -64, 28, 50, 5), '#d9634f') +
      brush.shape(box(12, -56, 16, 17, 3), '#fbf1dc', { form: 0.3 }) +
      brush.shape(box(2, -70, 36, 9, 4), '#b84c42') +
      brush.shape(box(30, -42, 36, 28, 12), '#d9634f') +
      brush.shape(
        polygon([
          [46, -42],
          [44, -62],
          [60, -62],
          [58, -42],
        ]),
        '#4a4660',
      ) +
      brush.shape(ellipse(62, -28, 6), '#f2d9a0') +
      brush.shape(
        polygon([
          [62, -12],
          [76, -2],
          [58, -2],
        ]),
        '#f2b632',
      ) +
      wheel(20, 12) +
      wheel(48, 9)
    );
  },
};

export const car: Prop = {
  width: 98,
  height: 54,
  places: ['floor', 'table'],
  held: { scale: 0.62, dy: 16 },
  words: 'a toy car',
  draw: (brush) => {
    const wheel = (x: number) =>
      brush.shape(ellipse(x, -11, 11), '#3d4058') + brush.flat(ellipse(x, -11, 4.6), '#e6e1d6');
    return (
      brush.shape(
        curve(
          [
            [-48, -14],
            [-48, -26],
            [-34, -32],
            [-22, -50],
            [14, -51],
            [28, -33],
            [46, -29],
            [49, -13],
            [40, -9],
            [-42, -9],
          ],
          { tension: 0.1 },
        ),
        '#4aa3a2',
      ) +
      brush.shape(
        curve(
          [
            [-24, -32],
            [-16, -45],
            [-3, -45],
            [-3, -32],
          ],
          { tension: 0.06 },
        ),
        '#e4f2f4',
        { form: 0.3 },
      ) +
      brush.shape(
        curve(
          [
            [3, -32],
            [3, -45],
            [12, -45],
            [21, -32],
          ],
          { tension: 0.06 },
        ),
        '#e4f2f4',
        { form: 0.3 },
      ) +
      brush.line('M-44 -21H44', mix('#4aa3a2', '#fbf1dc', 0.6), 3) +
      brush.flat(ellipse(45, -23, 4), '#f6d76a') +
      wheel(-27) +
      wheel(26)
    );
  },
};

export const puzzle: Prop = {
  width: 88,
  height: 60,
  places: ['floor', 'table'],
  words: 'a puzzle',
  draw: (brush) => {
    const piece = (x: number, y: number, turn: number, fill: Colour) =>
      brush.group(
        brush.shape(
          'M-15 -15h10q-3 -9 5 -9t5 9h10v10q9 -3 9 5t-9 5v10h-10q3 -9 -5 -9t-5 9h-10v-10q-9 3 -9 -5t9 -5Z',
          fill,
          { form: 0.6 },
        ),
        { x, y, turn },
      );
    return piece(-22, -16, 0, '#d9634f') + piece(22, -16, 90, '#f2b632') + piece(2, -44, 12, '#5a9bd5');
  },
};

export const drum: Prop = {
  width: 82,
  height: 74,
  places: ['floor', 'table'],
  words: 'a drum',
  draw: (brush) => {
    const zigzag = Array.from({ length: 9 }, (_, index) => `${num(-38 + index * 9.5)} ${index % 2 ? -16 : -46}`).join(
      'L',
    );
    return (
      brush.shape('M-40 -52L-38 -10Q0 6 38 -10L40 -52Z', '#d9634f') +
      brush.line(`M${zigzag}`, '#fbf1dc', 3) +
      brush.line('M-38 -11Q0 5 38 -11M-40 -49Q0 -34 40 -49', '#f2b632', 6) +
      brush.shape(ellipse(0, -53, 40, 13), '#fbf1dc') +
      brush.line('M-6 -54L38 -76M10 -50L50 -62', '#b9805a', 4.5) +
      brush.flat(ellipse(-8, -53, 6, 5) + ellipse(8, -50, 6, 5), '#cf9a70')
    );
  },
};
