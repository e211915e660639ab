import { ellipse } from '../../paint/path.ts';
import { bothSides, type HairStyle } from './hair-style.ts';
import { partedCrown, partedLocks } from './parted.ts';

/** Two plaits that hang in front of the shoulders. */
export const braids: HairStyle = {
  fringe: partedCrown,
  details: partedLocks,
  overShoulders: ({ brush, colour, dark, light, ribbon }) =>
    bothSides((side) => {
      const strands = [0, 1, 2, 3, 4].map((row) => {
        const x = side * (54 - row * 1.5);
        const y = 30 + row * 18;
        const width = 13 - row * 0.9;
        return (
          brush.group(brush.shape(ellipse(0, 0, width, 12.5), colour, { form: 0.8 }), { x, y, turn: side * 6 }) +
          brush.line(`M${x - width * 0.7} ${y - 5}Q${x} ${y + 5} ${x + width * 0.7} ${y - 4}`, dark, 2.2, 0.5) +
          brush.line(`M${x - width * 0.45} ${y - 7}q4 -3 8 -1`, light, 2.4, 0.45)
        );
      });
      const end = side * 47;
      return (
        brush.shape(ellipse(end, 128, 8, 12), colour) +
        strands.toReversed().join('') +
        brush.shape(ellipse(end + side, 116, 9.5, 5.5), ribbon)
      );
    }),
};
