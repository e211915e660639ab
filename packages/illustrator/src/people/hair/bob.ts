import { curve } from '../../paint/path.ts';
import { bothSides, lock, n, type HairStyle } from './hair-style.ts';

/** Chin long, with a straight fringe. */
export const bob: HairStyle = {
  hidesEars: true,
  behind: ({ brush, dark }) =>
    brush.shape(
      curve(
        [
          [-58, -20],
          [-66, 20],
          [-64, 46],
          [-44, 60],
          [0, 56],
          [44, 60],
          [64, 46],
          [66, 20],
          [58, -20],
        ],
        { tension: 0.15 },
      ),
      dark,
    ),
  fringe: ({ part }) =>
    curve(
      [
        [-50, 55],
        [-64, 44],
        [-67, 12],
        [-61, -24],
        [-46, -50],
        [-22, -65],
        [2, -68],
        [26, -65],
        [48, -50],
        [62, -24],
        [67, 12],
        [64, 44],
        [50, 55],
        [44, 40],
        [47, 12],
        [45, -8],
        [30 + part * 0.3, -17],
        [10 + part, -15],
        [-12 + part, -16],
        [-32 + part * 0.3, -15],
        [-45, -8],
        [-47, 12],
        [-44, 40],
      ],
      { tension: 0.13 },
    ),
  details: (h) =>
    lock(h, 'M-42 -38Q-4 -58 36 -44', h.light, 5, 0.5) +
    lock(
      h,
      `M${n(-20 + h.part)} -20q-4 -12 2 -24M${n(4 + h.part)} -18q-2 -14 -3 -28M${n(26 + h.part)} -20q2 -12 -5 -24`,
      h.dark,
      2.4,
      0.45,
    ) +
    bothSides((side) => lock(h, `M${side * 57} 0Q${side * 60} 26 ${side * 53} 46`, h.dark, 2.6, 0.45)),
};
