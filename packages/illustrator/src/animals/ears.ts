import type { Brush } from '../paint/brush.ts';
import { shade, type Colour } from '../paint/colour.ts';
import { curve, ellipse, tube } from '../paint/path.ts';

/** Ears of animals; each is a pair, behind the head, in the head's units (its middle at the origin, about 100 wide). */

type Pair = (brush: Brush) => string;
const both = (one: (side: -1 | 1) => string): string => one(-1) + one(1);

/** Round ears: a mouse's when large, a bear's when small. */
export const roundEars =
  (fur: Colour, inner: Colour, size: number, apart = 38, up = -40): Pair =>
  (brush) =>
    both(
      (side) =>
        brush.shape(ellipse(side * apart, up, size), fur) +
        brush.flat(ellipse(side * apart, up + 2, size * 0.6), inner, 0.9),
    );

/** Pointed ears, as of a wolf. */
export const pointedEars =
  (fur: Colour, inner: Colour, tall = 40): Pair =>
  (brush) =>
    both(
      (side) =>
        brush.shape(
          curve(
            [
              [side * 14, -42],
              [side * 44, -44 - tall],
              [side * 50, -18],
            ],
            { tension: 0.06 },
          ),
          fur,
        ) +
        brush.flat(
          curve(
            [
              [side * 24, -44],
              [side * 41, -34 - tall * 0.8],
              [side * 44, -26],
            ],
            { tension: 0.06 },
          ),
          inner,
          0.85,
        ),
    );

/** Leaf-shaped ears that stand up, as of a horse. */
export const leafEars =
  (fur: Colour, inner: Colour): Pair =>
  (brush) =>
    both(
      (side) =>
        brush.shape(
          curve([
            [side * 14, -40],
            [side * 15, -66],
            [side * 28, -92],
            [side * 40, -68],
            [side * 38, -36],
          ]),
          fur,
        ) +
        brush.flat(
          curve([
            [side * 22, -44],
            [side * 22, -64],
            [side * 28, -80],
            [side * 34, -64],
            [side * 33, -42],
          ]),
          inner,
          0.85,
        ),
    );

/** Ears that stand out to the sides and hang a little, as of a cow, a sheep, a goat. */
export const sideEars =
  (fur: Colour, inner: Colour, droop = 8): Pair =>
  (brush) =>
    both(
      (side) =>
        brush.shape(
          curve([
            [side * 40, -26],
            [side * 66, -34 + droop],
            [side * 82, -16 + droop],
            [side * 62, -6 + droop],
            [side * 42, -8],
          ]),
          fur,
        ) +
        brush.flat(
          curve([
            [side * 50, -22],
            [side * 66, -26 + droop],
            [side * 74, -16 + droop],
            [side * 60, -11 + droop],
          ]),
          inner,
          0.85,
        ),
    );

/** Two short horns. */
export const horns =
  (fill: Colour, tall = 26): Pair =>
  (brush) =>
    both((side) =>
      brush.shape(
        `M${side * 16} -44C${side * 18} ${-50 - tall} ${side * 34} ${-56 - tall} ${side * 40} ${-54 - tall}C${side * 36} ${-44 - tall * 0.5} ${side * 38} -46 ${side * 36} -38Z`,
        fill,
      ),
    );

/** Antlers with three points each: a deer's, a moose's. */
export const antlers =
  (fill: Colour): Pair =>
  (brush) =>
    both((side) => {
      const beam: readonly (readonly [number, number])[] = [
        [side * 18, -40],
        [side * 26, -66],
        [side * 48, -86],
        [side * 58, -112],
      ];
      const point = (from: readonly [number, number], to: readonly [number, number]): string =>
        brush.shape(tube([from, [(from[0] + to[0]) / 2 + side * 2, (from[1] + to[1]) / 2], to], [8, 7, 4]), fill, {
          form: 0.5,
        });
      return (
        point([side * 27, -68], [side * 14, -92]) +
        point([side * 44, -82], [side * 36, -110]) +
        point([side * 50, -92], [side * 76, -100]) +
        brush.shape(tube(beam, [12, 11, 9, 5]), fill)
      );
    });

/** Ears as large as the head: an elephant's. */
export const fanEars =
  (fur: Colour): Pair =>
  (brush) =>
    both((side) =>
      brush.shape(
        curve([
          [side * 30, -40],
          [side * 78, -52],
          [side * 100, -14],
          [side * 82, 34],
          [side * 48, 30],
          [side * 38, 0],
        ]),
        shade(fur, 0.25),
        { inside: brush.flat(ellipse(side * 72, -6, 20, 30), '#e8b0b4', 0.55) },
      ),
    );
