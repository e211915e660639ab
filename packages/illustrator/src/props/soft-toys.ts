import { shade, type Colour } from '../paint/colour.ts';
import { curve, ellipse, polygon, tube } from '../paint/path.ts';
import type { Prop } from './prop.ts';

const STITCH: Colour = '#4a2f2a';

export const teddy: Prop = {
  width: 78,
  height: 100,
  places: ['floor', 'table'],
  held: { scale: 0.92, dy: 34 },
  soft: true,
  words: 'a teddy bear',
  draw: (brush) => {
    const fur: Colour = '#cf9458';
    const pad: Colour = '#f3d9ac';
    const limbs = [-1, 1]
      .map(
        (side) =>
          brush.shape(
            tube(
              [
                [side * 18, -12],
                [side * 30, -8],
              ],
              [25, 24],
              { steps: 3 },
            ),
            fur,
          ) +
          brush.flat(ellipse(side * 33, -10, 7.5, 8.5), pad) +
          brush.shape(
            tube(
              [
                [side * 18, -46],
                [side * 32, -30],
              ],
              [18, 17],
              { steps: 3 },
            ),
            shade(fur, 0.25),
          ),
      )
      .join('');
    const ears = [-1, 1]
      .map((side) => brush.shape(ellipse(side * 22, -91, 11), fur) + brush.flat(ellipse(side * 22, -90, 6), pad))
      .join('');
    return (
      brush.shape(ellipse(0, -28, 25, 27), fur) +
      brush.flat(ellipse(0, -26, 14, 16), pad) +
      limbs +
      ears +
      brush.shape(ellipse(0, -71, 29, 25), fur) +
      brush.flat(ellipse(0, -63, 13, 10), pad) +
      brush.flat(ellipse(-11, -76, 3.4) + ellipse(11, -76, 3.4), STITCH) +
      brush.flat(ellipse(-12, -77.2, 1.1) + ellipse(10, -77.2, 1.1), '#fffaf0') +
      brush.flat(ellipse(0, -67, 4.6, 3.2), STITCH) +
      brush.line('M0 -64v3M-5 -60q5 4 10 0', STITCH, 1.8) +
      brush.shape(
        polygon([
          [0, -47],
          [-13, -53],
          [-13, -41],
        ]) +
          polygon([
            [0, -47],
            [13, -53],
            [13, -41],
          ]),
        '#d9634f',
        { form: 0.5 },
      ) +
      brush.flat(ellipse(0, -47, 3.6), '#b84c42')
    );
  },
};

export const rabbitToy: Prop = {
  width: 66,
  height: 112,
  places: ['floor', 'table'],
  held: { scale: 0.86, dy: 32 },
  soft: true,
  words: 'a soft toy rabbit',
  draw: (brush) => {
    const cloth: Colour = '#d7dbe6';
    const pink: Colour = '#eeb0b4';
    const ear = (side: number) =>
      brush.shape(
        curve([
          [side * 6, -80],
          [side * 7, -104],
          [side * 15, -114],
          [side * 22, -102],
          [side * 19, -82],
        ]),
        cloth,
      ) +
      brush.flat(
        curve([
          [side * 10, -84],
          [side * 11, -100],
          [side * 15, -106],
          [side * 18, -99],
          [side * 16, -84],
        ]),
        pink,
      );
    return (
      ear(-1) +
      ear(1) +
      brush.shape(
        tube(
          [
            [-12, -18],
            [-22, -5],
          ],
          [17, 17],
          { steps: 3 },
        ) +
          tube(
            [
              [12, -18],
              [22, -5],
            ],
            [17, 17],
            { steps: 3 },
          ),
        cloth,
      ) +
      brush.shape(
        curve([
          [-16, -52],
          [-23, -24],
          [-16, -8],
          [0, -5],
          [16, -8],
          [23, -24],
          [16, -52],
        ]),
        '#8fb6dd',
      ) +
      brush.flat([-12, 0, 12].map((x, i) => ellipse(x, -26 - (i % 2) * 8, 2.6)).join(''), '#fff6e2') +
      brush.shape(
        tube(
          [
            [-15, -46],
            [-27, -32],
          ],
          [14, 13],
          { steps: 3 },
        ) +
          tube(
            [
              [15, -46],
              [27, -32],
            ],
            [14, 13],
            { steps: 3 },
          ),
        cloth,
      ) +
      brush.shape(ellipse(0, -68, 24, 21), cloth) +
      brush.flat(ellipse(-9, -71, 2.9) + ellipse(9, -71, 2.9), STITCH) +
      brush.flat(ellipse(0, -64, 3.6, 2.6), '#d9707a') +
      brush.line('M0 -62v3M-4.5 -58q4.5 3.4 9 0', STITCH, 1.6) +
      brush.flat(ellipse(-16, -63, 4.4, 3) + ellipse(16, -63, 4.4, 3), pink, 0.7)
    );
  },
};

export const doll: Prop = {
  width: 58,
  height: 98,
  places: ['floor', 'table'],
  held: { scale: 0.86, dy: 32 },
  soft: true,
  words: 'a rag doll',
  draw: (brush) => {
    const skin: Colour = '#e9b58c';
    return (
      brush.shape(
        tube(
          [
            [-9, -18],
            [-11, -4],
          ],
          [11, 11],
          { steps: 2 },
        ) +
          tube(
            [
              [9, -18],
              [11, -4],
            ],
            [11, 11],
            { steps: 2 },
          ),
        '#f4e4cc',
      ) +
      brush.shape(ellipse(-13, -4, 8, 5) + ellipse(13, -4, 8, 5), '#5a6fb5') +
      brush.shape(
        tube(
          [
            [-13, -46],
            [-26, -30],
          ],
          [11, 10],
          { steps: 3 },
        ) +
          tube(
            [
              [13, -46],
              [26, -30],
            ],
            [11, 10],
            { steps: 3 },
          ),
        skin,
      ) +
      brush.shape(
        curve(
          [
            [-12, -54],
            [-18, -34],
            [-27, -14],
            [0, -9],
            [27, -14],
            [18, -34],
            [12, -54],
          ],
          { tension: 0.12 },
        ),
        '#4aa3a2',
        {
          inside: brush.flat('M-40 -24Q0 -16 40 -24V-18Q0 -10 -40 -18Z', '#f2d9a0'),
        },
      ) +
      brush.shape(ellipse(-22, -72, 7, 13) + ellipse(22, -72, 7, 13), '#8a4a2a') +
      brush.shape(ellipse(0, -72, 21, 20), skin) +
      brush.shape(
        curve(
          [
            [-22, -70],
            [-20, -88],
            [0, -96],
            [20, -88],
            [22, -70],
            [12, -81],
            [0, -84],
            [-12, -81],
          ],
          { tension: 0.14 },
        ),
        '#8a4a2a',
      ) +
      brush.flat(ellipse(-8, -72, 2.6) + ellipse(8, -72, 2.6), STITCH) +
      brush.flat(ellipse(-13, -66, 4, 2.8) + ellipse(13, -66, 4, 2.8), '#e87a72', 0.6) +
      brush.line('M-5 -64q5 4.5 10 0', '#a8404a', 2)
    );
  },
};
