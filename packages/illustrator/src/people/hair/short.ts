import { curve } from '../../paint/path.ts';
import { lock, n, type HairStyle } from './hair-style.ts';

/** Cropped at the sides, swept over from a parting, with a tuft that will not lie down. */
export const short: HairStyle = {
  fringe: ({ part }) =>
    curve(
      [
        [-55, 9],
        [-60, -16],
        [-50, -45],
        [-27, -62],
        [-5, -66],
        [3, -72],
        [10, -67],
        [34, -61],
        [52, -43],
        [60, -15],
        [55, 9],
        [50, -4],
        [46, -18],
        [34 + part * 0.4, -29],
        [22 + part, -37],
        [8 + part, -26],
        [-12 + part * 0.6, -17],
        [-34, -13],
        [-46, -10],
        [-50, -2],
      ],
      { tension: 0.145 },
    ),
  details: (h) =>
    lock(h, `M${n(20 + h.part)} -38Q-2 -24 -36 -18`, h.dark, 2.6, 0.5) +
    lock(h, `M${n(24 + h.part)} -42Q-4 -52 -40 -30`, h.light, 4.5, 0.5) +
    lock(h, `M${n(28 + h.part)} -40Q44 -40 50 -20`, h.light, 3, 0.4) +
    lock(h, 'M-2 -66q3 -3 4 -6M-52 -14Q-52 -30 -42 -42', h.dark, 2.4, 0.5),
};
