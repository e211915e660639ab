import { curve, ellipse } from '../../paint/path.ts';
import { lock, n, type HairStyle } from './hair-style.ts';

/** Drawn up to the back of the crown and swinging to one side. */
export const ponytail: HairStyle = {
  behind: ({ brush, colour, dark, light, ribbon }) =>
    brush.shape(
      curve(
        [
          [22, -62],
          [52, -74],
          [82, -54],
          [94, -12],
          [90, 34],
          [78, 62],
          [74, 36],
          [66, 44],
          [66, 6],
          [54, -30],
        ],
        { tension: 0.16 },
      ),
      colour,
    ) +
    brush.line('M46 -58Q76 -44 80 6Q80 30 77 46', dark, 2.8, 0.5) +
    brush.line('M54 -62Q84 -44 87 0', light, 3.6, 0.5) +
    brush.shape(ellipse(35, -59, 11, 9), ribbon),
  fringe: ({ part }) =>
    curve(
      [
        [-54, 10],
        [-59, -16],
        [-46, -49],
        [-22, -64],
        [4, -68],
        [30, -65],
        [48, -49],
        [59, -16],
        [54, 10],
        [50, -4],
        [45, -18],
        [34, -27],
        [14 + part, -33],
        [-6 + part, -31],
        [-20 + part, -21],
        [-32, -14],
        [-42, -13],
        [-50, -3],
      ],
      { tension: 0.145 },
    ),
  details: (h) =>
    lock(h, `M${n(-18 + h.part)} -24Q-2 -48 28 -60`, h.dark, 2.4, 0.5) +
    lock(h, `M${n(-34 + h.part)} -22Q-18 -50 22 -62`, h.light, 4, 0.5) +
    lock(h, 'M44 -24Q44 -46 34 -58', h.light, 3, 0.4),
};
