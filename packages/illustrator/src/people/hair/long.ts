import { curve } from '../../paint/path.ts';
import { bothSides, lock, n, type HairStyle } from './hair-style.ts';

/** Parted in the middle and falling behind the shoulders. */
export const long: HairStyle = {
  hidesEars: true,
  behind: ({ brush, colour, dark }) =>
    brush.shape(
      curve(
        [
          [-54, -30],
          [-66, 20],
          [-70, 80],
          [-62, 128],
          [-40, 136],
          [-14, 128],
          [14, 130],
          [40, 136],
          [62, 126],
          [70, 80],
          [66, 20],
          [54, -30],
        ],
        { tension: 0.15 },
      ),
      colour,
    ) +
    bothSides((side) =>
      brush.line(
        `M${side * 56} 30Q${side * 62} 90 ${side * 50} 126M${side * 40} 60Q${side * 44} 96 ${side * 34} 128`,
        dark,
        3,
        0.45,
      ),
    ),
  fringe: ({ part }) =>
    curve(
      [
        [-56, 64],
        [-66, 40],
        [-66, 6],
        [-60, -24],
        [-45, -51],
        [-22, -65],
        [2, -68],
        [26, -65],
        [47, -51],
        [61, -24],
        [66, 6],
        [66, 40],
        [56, 64],
        [51, 34],
        [50, 8],
        [42, -14],
        [22 + part, -30],
        [5 + part, -45],
        [-11 + part, -31],
        [-38, -15],
        [-49, 8],
        [-50, 34],
      ],
      { tension: 0.14 },
    ),
  details: (h) =>
    lock(h, `M${n(4 + h.part)} -46Q${n(2 + h.part)} -56 0 -64`, h.dark, 2.4, 0.6) +
    lock(h, `M${n(-6 + h.part)} -46Q-36 -42 -50 -8M${n(14 + h.part)} -46Q40 -42 51 -8`, h.light, 4, 0.45) +
    bothSides((side) => lock(h, `M${side * 59} 4Q${side * 61} 34 ${side * 57} 54`, h.dark, 2.4, 0.45)),
};
