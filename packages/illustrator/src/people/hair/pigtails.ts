import { curve, ellipse } from '../../paint/path.ts';
import { bothSides, type HairStyle } from './hair-style.ts';
import { partedCrown, partedLocks } from './parted.ts';

/** Two bunches at the sides, each in a tie. */
export const pigtails: HairStyle = {
  behind: ({ brush, colour, dark, light, ribbon }) =>
    bothSides((side) => {
      const bunch = curve(
        [
          [side * 52, -8],
          [side * 74, -14],
          [side * 92, 8],
          [side * 93, 40],
          [side * 82, 70],
          [side * 74, 58],
          [side * 62, 62],
          [side * 60, 38],
          [side * 56, 14],
        ],
        { tension: 0.16 },
      );
      return (
        brush.shape(bunch, colour) +
        brush.line(`M${side * 66} 0Q${side * 80} 24 ${side * 79} 52`, dark, 2.6, 0.5) +
        brush.line(`M${side * 74} -4Q${side * 87} 16 ${side * 85} 38`, light, 3.4, 0.5) +
        brush.shape(ellipse(side * 58, -3, 8.5, 9), ribbon)
      );
    }),
  fringe: partedCrown,
  details: partedLocks,
};
