import { bumpsThrough, bumpy } from '../../paint/path.ts';
import { lock, n, type HairStyle } from './hair-style.ts';

/** Loose curls down to the jaw. */
export const curly: HairStyle = {
  hidesEars: true,
  behind: ({ brush, dark }) => brush.shape(bumpy(0, -4, 62, 56, 13), dark),
  fringe: ({ part }) =>
    bumpsThrough(
      [
        [-58, 30],
        [-68, 10],
        [-66, -14],
        [-56, -38],
        [-36, -56],
        [-10, -65],
        [18, -64],
        [42, -53],
        [60, -33],
        [68, -9],
        [67, 14],
        [57, 32],
        [48, 14],
        [50, -4],
        [39, -22],
        [20 + part, -31],
        [2 + part, -27],
        [-16 + part, -31],
        [-35 + part * 0.4, -21],
        [-49, -5],
        [-48, 14],
        [-58, 30],
      ],
      true,
    ),
  details: (h) =>
    lock(h, 'M-40 -40q7 -10 17 -3q5 8 -4 10M-6 -50q9 -8 17 2q3 8 -5 9M28 -44q10 -4 15 6q0 8 -8 7', h.light, 3.2, 0.55) +
    lock(h, 'M-56 -12q4 -10 13 -6M46 -18q8 -6 13 3M-60 12q4 -8 11 -5M52 12q6 -7 11 -1', h.light, 3, 0.45) +
    lock(h, `M${n(-8 + h.part)} -28q6 -8 14 -3M-30 -26q4 -8 12 -5M${n(20 + h.part)} -30q8 -5 13 2`, h.dark, 2.8, 0.5),
};
