import { bumpsThrough, bumpy } from '../../paint/path.ts';
import { lock, type HairStyle } from './hair-style.ts';

/** A great round cloud of tight curls. */
export const afro: HairStyle = {
  hidesEars: true,
  behind: ({ brush, dark }) => brush.shape(bumpy(0, -14, 76, 68, 17), dark),
  fringe: ({ part }) =>
    bumpsThrough(
      [
        [-58, 26],
        [-74, 10],
        [-79, -14],
        [-72, -42],
        [-54, -64],
        [-30, -79],
        [0, -85],
        [30, -80],
        [55, -65],
        [73, -42],
        [80, -14],
        [74, 10],
        [58, 26],
        [51, 4],
        [48, -14],
        [35 + part * 0.4, -29],
        [17 + part, -36],
        [0 + part, -37],
        [-17 + part, -36],
        [-35 + part * 0.4, -28],
        [-48, -13],
        [-51, 4],
        [-58, 26],
      ],
      true,
    ),
  details: (h) =>
    lock(
      h,
      'M-50 -46q6 -9 15 -4M-22 -62q7 -8 16 -2M12 -64q9 -6 16 2M42 -50q9 -4 13 5M-66 -16q4 -9 13 -6M56 -20q8 -5 12 4',
      h.light,
      3.2,
      0.5,
    ) +
    lock(
      h,
      'M-34 -38q6 -8 14 -4M-4 -46q7 -7 15 -1M26 -38q8 -5 13 3M-58 6q4 -8 11 -5M52 4q6 -6 12 0M-10 -72q6 -5 12 0',
      h.light,
      2.6,
      0.35,
    ) +
    lock(h, 'M-44 -24q5 -8 12 -5M36 -26q7 -4 11 3M8 -34q6 -5 12 1M-20 -34q5 -6 11 -2', h.dark, 2.8, 0.5),
};
