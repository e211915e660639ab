import { curve } from '../../paint/path.ts';
import type { HairStyle } from './hair-style.ts';

/** A headscarf: it frames the face and lies in folds around neck and shoulders. */
export const hijab: HairStyle = {
  hidesEars: true,
  behind: ({ brush, dark }) =>
    brush.shape(
      curve([
        [-50, 10],
        [-64, 52],
        [-56, 86],
        [0, 96],
        [56, 86],
        [64, 52],
        [50, 10],
      ]),
      dark,
    ),
  fringe: ({ part }) => {
    const outer = curve(
      [
        [0, -66],
        [-33, -60],
        [-57, -34],
        [-65, 2],
        [-60, 36],
        [-44, 58],
        [-20, 69],
        [4, 71],
        [26, 68],
        [46, 57],
        [60, 36],
        [65, 2],
        [57, -34],
        [33, -60],
      ],
      { tension: 0.165 },
    );
    const opening = curve(
      [
        [part * 0.7, -37],
        [27 + part * 0.7, -30],
        [43 + part * 0.6, -8],
        [45 + part * 0.6, 16],
        [34 + part * 0.6, 36],
        [14 + part * 0.6, 47],
        [-14 + part * 0.6, 47],
        [-34 + part * 0.6, 36],
        [-45 + part * 0.6, 16],
        [-43 + part * 0.6, -8],
        [-27 + part * 0.7, -30],
      ],
      { tension: 0.165 },
    );
    return outer + opening;
  },
  details: ({ brush, dark, light }) =>
    brush.line('M-50 42Q-4 72 48 36', dark, 3, 0.5) +
    brush.line('M-56 26Q-36 54 -4 60', dark, 2.4, 0.35) +
    brush.line('M-46 -34Q-30 -56 4 -58', light, 5, 0.5) +
    brush.line('M54 -20Q60 2 55 26', light, 3, 0.35),
  overShoulders: ({ brush, colour, dark, light }) =>
    brush.shape(
      curve(
        [
          [-46, 50],
          [-56, 72],
          [-40, 92],
          [-6, 100],
          [30, 94],
          [54, 76],
          [46, 48],
          [20, 62],
          [-16, 64],
        ],
        { tension: 0.16 },
      ),
      colour,
    ) +
    brush.line('M-44 68Q-4 92 44 62', dark, 2.8, 0.45) +
    brush.line('M-40 82Q-6 98 32 84', light, 3, 0.4),
};
