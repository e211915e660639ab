import { curve } from '../../paint/path.ts';
import { lock, type HairStyle } from './hair-style.ts';

/** Short and standing up, as it does after a jumper has been pulled over it. */
export const spiky: HairStyle = {
  fringe: ({ part }) =>
    curve(
      [
        [-55, 9],
        [-63, -14],
        [-58, -28],
        [-62, -46],
        [-45, -49],
        [-40, -68],
        [-23, -62],
        [-10, -80],
        [4, -65],
        [22, -78],
        [31, -61],
        [50, -64],
        [49, -46],
        [64, -42],
        [58, -26],
        [63, -12],
        [55, 9],
        [50, -6],
        [42, -18],
        [32 + part * 0.5, -13],
        [23 + part * 0.6, -26],
        [9 + part, -14],
        [-3 + part, -27],
        [-18 + part * 0.6, -14],
        [-29 + part * 0.5, -25],
        [-40, -12],
        [-48, -16],
        [-51, -4],
      ],
      { tension: 0.1 },
    ),
  details: (h) =>
    lock(
      h,
      'M-40 -34Q-40 -48 -38 -58M-12 -42Q-12 -58 -10 -69M20 -42Q22 -56 22 -67M42 -38Q46 -46 47 -54',
      h.light,
      3.4,
      0.5,
    ) +
    lock(
      h,
      'M-26 -30Q-28 -42 -24 -52M4 -30Q2 -44 4 -55M32 -32Q34 -42 32 -50M-52 -22Q-52 -32 -55 -38',
      h.dark,
      2.4,
      0.5,
    ),
};
