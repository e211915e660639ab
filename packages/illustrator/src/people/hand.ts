import type { Brush } from '../paint/brush.ts';
import { shade, type Colour } from '../paint/colour.ts';
import { tube, num, type Point } from '../paint/path.ts';

/** What a hand does: hang, spread its fingers, close, point, hold something, lie over an ear. */
export type HandShape = 'rest' | 'open' | 'fist' | 'point' | 'grip' | 'cup';

const finger = (x: number, y: number, angle: number, length: number, width: number): string => {
  const turn = (angle * Math.PI) / 180;
  const tip: Point = [x + Math.sin(turn) * length, y + Math.cos(turn) * length];
  return tube([[x, y], tip], [width, width * 0.88], { steps: 2 });
};

/** Outline of a right hand whose wrist is at the origin and whose fingers point down; the thumb is on the inner side. */
const OUTLINES: Readonly<Record<HandShape, string>> = {
  rest:
    tube(
      [
        [0, -4],
        [0, 6],
        [-0.5, 13],
      ],
      [15, 19, 14.5],
      { steps: 5 },
    ) + finger(-6, 1, -30, 10, 7),
  open:
    tube(
      [
        [0, -4],
        [0, 9],
      ],
      [15, 20],
      { steps: 4 },
    ) +
    finger(-6.5, 12, -24, 10, 6.6) +
    finger(-2.2, 13.5, -7, 12.5, 6.8) +
    finger(2.6, 13.5, 9, 12, 6.8) +
    finger(6.8, 11.5, 27, 9.5, 6.4) +
    finger(-7, 3, -62, 11, 7),
  fist:
    tube(
      [
        [0, -4],
        [0, 8],
      ],
      [15, 21],
      { steps: 4 },
    ) + finger(-7, 7, 36, 8, 7),
  point:
    tube(
      [
        [0, -4],
        [0, 7],
      ],
      [15, 19],
      { steps: 4 },
    ) +
    finger(-4.5, 9, -2, 17, 7) +
    finger(-6, 3, -50, 8, 6.6),
  grip:
    tube(
      [
        [0, -4],
        [0, 6],
        [1, 11],
      ],
      [15, 19, 16],
      { steps: 5 },
    ) + finger(-6, 2, -58, 9, 7),
  cup:
    tube(
      [
        [0, -4],
        [0, 7],
        [0, 15],
      ],
      [15, 20, 15],
      { steps: 5 },
    ) + finger(-6.5, 3, -44, 9, 6.8),
};

/** Lines between fingers, where they lie together. */
const CREASES: Readonly<Partial<Record<HandShape, string>>> = {
  rest: 'M-3 12v6M1.5 12v6.5',
  fist: 'M-2 11v6M3 11v5.5',
  grip: 'M-2 11v5M3 11v5',
  cup: 'M-3 14v6M1.5 14v6.5',
  point: 'M1 11v4',
};

/** Draws a hand at a wrist; `side` -1 is the left one, `turn` its direction in degrees (0 down, positive outwards). */
export function drawHand(
  brush: Brush,
  skin: Colour,
  shape: HandShape,
  wrist: Point,
  side: number,
  turn: number,
  size = 1,
  overFace = false,
): string {
  const creases = CREASES[shape];
  const markup =
    // Skin upon skin needs a clear edge.
    brush.line(OUTLINES[shape], shade(skin, overFace ? 1.5 : 1.1), overFace ? 2.8 : 1.6, overFace ? 0.7 : 0.45) +
    brush.shape(OUTLINES[shape], skin, { form: 0.35 }) +
    (creases ? brush.line(creases, shade(skin, 1.2), 1.5, 0.5) : '');
  return `<g transform="translate(${num(wrist[0])} ${num(wrist[1])}) rotate(${num(-side * turn)}) scale(${num(side * size)} ${num(size)})">${markup}</g>`;
}
