import { curve, ellipse } from '../../paint/path.ts';
import { lock, n, type HairStyle } from './hair-style.ts';

/** A round knot on the crown, with wisps at the temples. */
export const bun: HairStyle = {
  behind: ({ brush, colour, dark, light, ribbon }) =>
    brush.shape(ellipse(3, -80, 27, 24), colour) +
    brush.line('M-14 -86Q2 -104 20 -88Q26 -76 12 -72Q0 -72 2 -82', dark, 2.8, 0.5) +
    brush.line('M-16 -78Q-12 -98 8 -98', light, 3.6, 0.5) +
    brush.shape(ellipse(3, -62, 18, 6), ribbon),
  fringe: ({ part }) =>
    curve(
      [
        [-54, 12],
        [-59, -16],
        [-45, -49],
        [-22, -63],
        [4, -66],
        [28, -63],
        [47, -49],
        [59, -16],
        [54, 12],
        [51, -4],
        [44, -20],
        [26 + part * 0.6, -31],
        [8 + part, -35],
        [-10 + part, -29],
        [-30, -20],
        [-45, -16],
        [-51, -4],
      ],
      { tension: 0.145 },
    ),
  details: (h) =>
    lock(h, `M${n(-8 + h.part)} -32Q-4 -50 2 -62M-38 -22Q-26 -48 -6 -61M36 -27Q30 -48 12 -61`, h.dark, 2.2, 0.45) +
    lock(h, 'M-46 -24Q-36 -50 -10 -60M22 -32Q22 -50 8 -61', h.light, 3.8, 0.45) +
    lock(h, 'M-53 8q-4 8 -1 15M53 8q4 8 1 15', h.colour, 3, 1),
};
