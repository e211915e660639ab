import { curve, tube } from '../../paint/path.ts';

/** Hair below the rim of a hat that is pulled on. */
export const BELOW_RIM = 'M-98 70Q-96 -4 -60 -13Q0 -57 60 -13Q96 -4 98 70V320H-98Z';

/** A hat over the crown, `top` high and `wide` to each side, hollowed over the brow. */
export const dome = (top: number, wide = 62): string =>
  curve([
    [-wide, -6],
    [-wide + 1, -32],
    [-40, top + 10],
    [0, top],
    [40, top + 10],
    [wide - 1, -32],
    [wide, -6],
    [40, -28],
    [0, -37],
    [-40, -28],
  ]);

/** A rim that rises over the brow and falls to `drop` at both sides. */
export const rim = (half: number, drop: number, width: number): string =>
  tube(
    [
      [-half, drop],
      [-half * 0.55, -26],
      [0, -35],
      [half * 0.55, -26],
      [half, drop],
    ],
    [width * 0.7, width, width, width, width * 0.7],
  );
