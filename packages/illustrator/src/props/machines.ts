import { box, curve, ellipse, polygon, tube } from '../paint/path.ts';
import type { Prop } from './prop.ts';

/** Machines to ride in or to watch. */
export const digger: Prop = {
  width: 300,
  height: 200,
  places: ['floor'],
  far: true,
  words: 'a digger',
  draw: (brush) =>
    brush.shape(
      tube(
        [
          [18, -92],
          [72, -176],
        ],
        [24, 18],
      ),
      '#f2b632',
    ) +
    brush.shape(
      tube(
        [
          [70, -174],
          [122, -96],
        ],
        [18, 13],
      ),
      '#e8a33c',
    ) +
    brush.shape(
      polygon([
        [104, -98],
        [140, -102],
        [148, -54],
        [112, -48],
        [122, -72],
      ]),
      '#5a5670',
    ) +
    brush.shape(box(-132, -122, 150, 72, 14), '#f2b632') +
    brush.shape(box(-62, -196, 78, 84, 12), '#f2b632') +
    brush.shape(box(-52, -186, 58, 48, 6), '#a9d3e6', { form: 0.4 }) +
    brush.flat(box(-126, -104, 50, 10, 4), '#c98a2e') +
    brush.flat(box(-126, -86, 50, 10, 4), '#c98a2e') +
    brush.shape(box(-142, -52, 176, 50, 25), '#4a4660') +
    ([-116, -84, -52, -20, 8] as const).map((x) => brush.flat(ellipse(x, -27, 12), '#8f8a98')).join(''),
};

export const submarine: Prop = {
  width: 260,
  height: 160,
  places: ['floor'],
  words: 'a submarine',
  draw: (brush) =>
    brush.shape(
      tube(
        [
          [10, -110],
          [10, -152],
          [40, -154],
        ],
        [13, 12, 12],
      ),
      '#e8a33c',
    ) +
    brush.shape(box(-34, -122, 80, 46, 16), '#f2b632') +
    brush.shape(
      polygon([
        [-112, -54],
        [-140, -86],
        [-140, -10],
        [-112, -40],
      ]),
      '#e8a33c',
    ) +
    brush.shape(
      curve([
        [-122, -48],
        [-70, -92],
        [40, -94],
        [118, -62],
        [118, -34],
        [50, -4],
        [-70, -6],
      ]),
      '#f2c14e',
    ) +
    ([-44, 12, 68] as const)
      .map((x) => brush.shape(ellipse(x, -50, 19), '#8a5f4a') + brush.flat(ellipse(x, -50, 14), '#a9d3e6'))
      .join(''),
};

export const hotAirBalloon: Prop = {
  width: 170,
  height: 240,
  places: ['air'],
  words: 'a hot-air balloon',
  draw: (brush) =>
    brush.line('M-40 -100L-20 -44M40 -100L20 -44', '#8a5f3e', 3) +
    brush.shape(
      curve([
        [-84, -166],
        [-50, -228],
        [0, -242],
        [50, -228],
        [84, -166],
        [44, -98],
        [0, -88],
        [-44, -98],
      ]),
      '#d9634f',
      {
        inside: [
          ['M-30 -250Q-52 -170 -22 -80L0 -80L0 -250Z', '#f2b632'],
          ['M30 -250Q52 -170 22 -80L50 -80L90 -160L60 -250Z', '#4aa3a2'],
        ]
          .map(([path = '', fill]) => brush.flat(path, fill === '#4aa3a2' ? '#4aa3a2' : '#f2b632'))
          .join(''),
      },
    ) +
    brush.shape(box(-26, -46, 52, 46, 8), '#b98a5a') +
    brush.line('M-26 -32h52M-26 -18h52', '#8a5f3e', 2.6),
};

export const rowingBoat: Prop = {
  width: 260,
  height: 78,
  places: ['floor'],
  far: true,
  words: 'a rowing boat',
  draw: (brush) =>
    brush.line('M-70 -84L-110 -8', '#c99a68', 7) +
    brush.shape(
      curve([
        [-130, -70],
        [-60, -54],
        [60, -54],
        [130, -72],
        [96, -12],
        [0, 0],
        [-96, -10],
      ]),
      '#b8694f',
    ) +
    brush.line('M-122 -62Q0 -34 122 -64', '#e0bd8c', 7) +
    brush.shape(box(-40, -64, 80, 12, 4), '#c99a68'),
};

export const parachute: Prop = {
  width: 170,
  height: 150,
  places: ['air'],
  words: 'a parachute',
  draw: (brush) =>
    brush.line('M-80 -92L0 0L80 -92M-30 -86L0 0L30 -86', '#8a5f3e', 2.6) +
    brush.shape(
      'M-85 -88C-84 -130 -46 -150 0 -150S84 -130 85 -88C70 -100 44 -100 30 -86C16 -100 -16 -100 -30 -86C-44 -100 -70 -100 -85 -88Z',
      '#f2b632',
    ) +
    brush.flat('M-30 -86C-30 -120 -16 -144 0 -150C16 -144 30 -120 30 -86C16 -100 -16 -100 -30 -86Z', '#d9634f'),
};

/** A sailing boat on its keel, so that it may stand on land as well as lie in water. */
export const boat: Prop = {
  width: 240,
  height: 250,
  places: ['floor'],
  far: true,
  words: 'a boat',
  draw: (brush) =>
    brush.shape(box(-22, -246, 9, 176, 4), '#c99a68') +
    brush.shape('M-8 -238C40 -196 66 -146 72 -106Q30 -96 -8 -102Z', '#f5d46a') +
    brush.shape('M-28 -214C-52 -176 -70 -140 -78 -108Q-52 -98 -28 -102Z', '#f9e3a0') +
    brush.flat('M-18 -246L-18 -228L14 -237Z', '#d9634f') +
    brush.shape(
      curve(
        [
          [-118, -88],
          [0, -80],
          [118, -90],
          [92, -28],
          [56, -4],
          [-56, -4],
          [-92, -26],
        ],
        { tension: 0.1 },
      ),
      '#e8795c',
      { inside: brush.flat('M-130 -34Q0 -22 130 -34V10H-130Z', '#4f86a8') },
    ) +
    brush.line('M-114 -84Q0 -74 114 -86', '#fdf1dc', 8),
};
