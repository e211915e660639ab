import { box, bumpy, curve, ellipse, polygon, tube } from '../paint/path.ts';
import type { Prop } from './prop.ts';

/** Things that stand about out of doors. */
export const wateringCan: Prop = {
  width: 104,
  height: 84,
  places: ['floor'],
  held: { scale: 0.7 },
  words: 'a watering can',
  draw: (brush) =>
    brush.line('M-22 -56C-46 -74 -54 -20 -24 -16', '#3f8f8e', 8) +
    brush.shape(
      tube(
        [
          [22, -18],
          [50, -56],
        ],
        [15, 9],
      ),
      '#4aa3a2',
    ) +
    brush.shape(ellipse(51, -60, 12, 7), '#f2b632') +
    brush.shape(
      polygon([
        [-26, 0],
        [-30, -58],
        [28, -58],
        [26, 0],
      ]),
      '#4aa3a2',
    ) +
    brush.shape(ellipse(-1, -58, 29, 8), '#3f8a8a', { form: 0.4 }) +
    brush.line('M-16 -62q15 -28 30 0', '#3f8f8e', 7),
};

export const wheelbarrow: Prop = {
  width: 170,
  height: 92,
  places: ['floor'],
  words: 'a wheelbarrow',
  draw: (brush) =>
    brush.line('M-84 -52L-10 -24L58 -16', '#8a5f3e', 8) +
    brush.line('M-20 -26L-28 -2', '#8a5f3e', 8) +
    brush.shape(
      polygon([
        [-52, -84],
        [62, -84],
        [40, -34],
        [-26, -34],
      ]),
      '#d9634f',
    ) +
    brush.shape(box(-58, -92, 126, 13, 6), '#b84c42') +
    brush.shape(ellipse(58, -20, 20), '#4a4660') +
    brush.flat(ellipse(58, -20, 8), '#f2d9a0'),
};

export const campfire: Prop = {
  width: 120,
  height: 112,
  places: ['floor'],
  words: 'a campfire',
  draw: (brush) =>
    brush.glow([0, -50], [110, 96], '#ffb45a', 0.5, 'screen') +
    ([-48, -26, 0, 26, 48] as const).map((x) => brush.shape(ellipse(x, -8, 13, 9), '#9a96a4')).join('') +
    brush.shape(
      tube(
        [
          [-44, -14],
          [40, -26],
        ],
        [13, 13],
      ),
      '#8a5f3e',
    ) +
    brush.shape(
      tube(
        [
          [44, -14],
          [-40, -26],
        ],
        [13, 13],
      ),
      '#7a5236',
    ) +
    brush.shape(
      'M0 -112C10 -84 40 -70 30 -38C24 -18 -24 -18 -30 -38C-36 -62 -14 -66 -12 -88C-4 -84 -6 -74 0 -112Z',
      '#f2913e',
    ) +
    brush.shape('M2 -80C8 -62 22 -56 16 -36C10 -24 -12 -24 -16 -38C-18 -52 -4 -54 2 -80Z', '#f8cf5a', { form: 0.4 }),
};

export const fence: Prop = {
  width: 220,
  height: 92,
  places: ['floor'],
  words: 'a fence',
  draw: (brush) =>
    brush.shape(box(-110, -66, 220, 12, 4), '#c99a68') +
    brush.shape(box(-110, -32, 220, 12, 4), '#c99a68') +
    [-92, -46, 0, 46, 92]
      .map((x) =>
        brush.shape(
          polygon([
            [x - 12, 0],
            [x - 12, -80],
            [x, -92],
            [x + 12, -80],
            [x + 12, 0],
          ]),
          '#e0bd8c',
        ),
      )
      .join(''),
};

export const gate: Prop = {
  width: 180,
  height: 128,
  places: ['floor'],
  words: 'a gate',
  draw: (brush) =>
    brush.shape(box(-90, -128, 20, 128, 5), '#8a5f3e') +
    brush.shape(box(70, -128, 20, 128, 5), '#8a5f3e') +
    [-104, -76, -48, -20].map((y) => brush.shape(box(-70, y, 140, 13, 4), '#c99a68')).join('') +
    brush.line('M-66 -16L66 -96', '#b98a5a', 11) +
    brush.shape(ellipse(60, -66, 7), '#4a4660'),
};

export const bridge: Prop = {
  width: 300,
  height: 110,
  places: ['floor'],
  far: true,
  words: 'a bridge',
  draw: (brush) =>
    brush.shape('M-150 0C-120 -60 -60 -86 0 -86S120 -60 150 0H112C92 -36 48 -54 0 -54S-92 -36 -112 0Z', '#b98a5a') +
    brush.line('M-150 -36C-110 -92 -56 -108 0 -108S110 -92 150 -36', '#9a6a42', 9) +
    [-110, -56, 0, 56, 110].map((x) => brush.line(`M${x} ${-84 + (x * x) / 360}v-26`, '#9a6a42', 8)).join(''),
};

export const bush: Prop = {
  width: 190,
  height: 120,
  places: ['floor'],
  words: 'a bush',
  draw: (brush) =>
    brush.shape(bumpy(-34, -52, 62, 50, 9), '#6fa866') +
    brush.shape(bumpy(40, -46, 56, 46, 9), '#7cb573') +
    brush.shape(bumpy(4, -72, 52, 44, 8), '#86bf7c') +
    [
      [-50, -60],
      [-8, -84],
      [34, -64],
      [62, -40],
    ]
      .map(([x = 0, y = 0]) => brush.flat(ellipse(x, y, 5), '#d9634f', 0.9))
      .join(''),
};

export const lighthouse: Prop = {
  width: 170,
  height: 380,
  places: ['floor'],
  far: true,
  words: 'a lighthouse',
  draw: (brush) =>
    brush.glow([0, -340], [120, 90], '#ffe9a8', 0.55, 'screen') +
    brush.shape(
      curve([
        [-84, 0],
        [-60, -40],
        [0, -52],
        [62, -38],
        [84, 0],
      ]),
      '#8f8a98',
    ) +
    brush.shape(
      polygon([
        [-48, -34],
        [-32, -300],
        [32, -300],
        [48, -34],
      ]),
      '#f4ead8',
      {
        inside: ['M-60 -110h120v52h-120Z', 'M-60 -218h120v52h-120Z']
          .map((band) => brush.flat(band, '#d9634f'))
          .join(''),
      },
    ) +
    brush.shape(box(-46, -312, 92, 14, 5), '#4a4660') +
    brush.shape(box(-26, -356, 52, 46, 4), '#ffe6a0', { form: 0.3 }) +
    brush.line('M0 -356v46M-26 -333h52', '#4a4660', 3) +
    brush.shape(
      polygon([
        [-36, -354],
        [0, -382],
        [36, -354],
      ]),
      '#b84c42',
    ) +
    brush.shape(box(-13, -74, 26, 42, 12), '#5a4a62'),
};

export const windmill: Prop = {
  width: 250,
  height: 360,
  places: ['floor'],
  far: true,
  words: 'a windmill',
  draw: (brush) =>
    brush.shape(
      polygon([
        [-58, 0],
        [-38, -220],
        [38, -220],
        [58, 0],
      ]),
      '#f0e2c4',
    ) +
    brush.shape(
      polygon([
        [-46, -216],
        [0, -276],
        [46, -216],
      ]),
      '#b8694f',
    ) +
    brush.shape(box(-15, -58, 30, 58, 14), '#8a5f3e') +
    brush.shape(ellipse(0, -140, 15, 17), '#8fc3dc', { form: 0.3 }) +
    [28, 118, 208, 298]
      .map((turn) =>
        brush.group(
          brush.shape(box(-5, -118, 10, 118, 3), '#8a5f3e') +
            brush.shape(box(5, -116, 28, 86, 3), '#fbf1dc', { form: 0.5 }),
          { x: 0, y: -228, turn },
        ),
      )
      .join('') +
    brush.shape(ellipse(0, -228, 10), '#8a5f3e'),
};

export const tent: Prop = {
  width: 260,
  height: 170,
  places: ['floor'],
  far: true,
  words: 'a tent',
  draw: (brush) =>
    brush.shape(
      polygon([
        [-130, 0],
        [-20, -168],
        [96, -150],
        [130, -4],
      ]),
      '#5f9a78',
    ) +
    brush.shape(
      polygon([
        [-130, 0],
        [-20, -168],
        [44, 0],
      ]),
      '#7cbf9a',
    ) +
    brush.shape(
      polygon([
        [-66, 0],
        [-20, -128],
        [2, 0],
      ]),
      '#3f5a58',
      { form: 0.3 },
    ) +
    brush.shape(
      polygon([
        [2, 0],
        [-20, -128],
        [22, 0],
      ]),
      '#a8d8bc',
    ) +
    brush.line('M-130 0l-24 10M130 -4l22 12', '#8a5f3e', 3),
};
