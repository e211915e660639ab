import type { Brush } from '../paint/brush.ts';
import { lightness, mix, shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, num, type Point } from '../paint/path.ts';
import type { Expression } from './feelings.ts';
import { drawMouth } from './mouth.ts';
import { INK } from './palette.ts';

/** What a face is drawn from. Its origin is the middle of the face; the chin is at y 49, the crown at -50. */
export interface Face {
  readonly brush: Brush;
  readonly skin: Colour;
  readonly eyes: Colour;
  readonly brows: Colour;
  readonly expression: Expression;
  /** Which way the head is turned, -1 to 1. */
  readonly turn: number;
  readonly grown: boolean;
  readonly freckles: boolean;
  /** -1 laid back, 1 bowed: features move up or down the face. */
  readonly nod?: number | undefined;
  /** What falls over the forehead, so that it can throw its shadow. */
  readonly fringe?: string | undefined;
}

const SHAPE: readonly Point[] = [
  [0, -51],
  [-31, -45],
  [-50, -21],
  [-54, 6],
  [-50, 25],
  [-36, 41],
  [-14, 48.5],
  [0, 49.5],
  [14, 48.5],
  [36, 41],
  [50, 25],
  [54, 6],
  [50, -21],
  [31, -45],
];
/** A grown-up's face is a little longer in the jaw. */
const GROWN_SHAPE: readonly Point[] = SHAPE.map(([x, y]) => (y > 20 ? [x * 0.93, y + 2] : [x * 0.96, y]));

const EYE_APART = 21.5;
const EYE_Y = 4;

/** Draws the face without hair or ears. */
export function drawFace(face: Face): string {
  const { brush, skin, turn, expression } = face;
  const shift = turn * 10;
  const nod = (face.nod ?? 0) * ((face.nod ?? 0) < 0 ? 8 : 5);
  const path = curve(face.grown ? GROWN_SHAPE : SHAPE);
  const warm = mix(skin, '#e8465a', 0.44);
  const cheek = brush.radial([
    [0, brush.ink(warm), 0.85],
    [0.55, brush.ink(warm), 0.42],
    [1, brush.ink(warm), 0],
  ]);
  const cheeks = [-1, 1]
    .map((side) => {
      const strength = Math.min(1, 0.72 * expression.blush);
      return `<path d="${ellipse(side * 33 + shift, 22, 15.5, 11.5)}" fill="${cheek}" fill-opacity="${num(strength)}"/>`;
    })
    .join('');
  const shadow = face.fringe ? brush.group(brush.flat(face.fringe, shade(skin, 1.15), 0.34), { x: 1.5, y: 6 }) : '';
  const spots = face.freckles
    ? [-35, -28, -22, 22, 28, 35]
        .map((x, index) => brush.flat(ellipse(x + shift, index % 2 ? 17 : 13, 1.6), mix(skin, '#a2542c', 0.6)))
        .join('')
    : '';
  return (
    brush.shape(path, skin, { inside: brush.group(cheeks + spots, { y: nod }) + shadow, form: 0.75 }) +
    brush.group(
      brush.group(drawNose(face, shift), { y: nod * 0.35 }) +
        [-1, 1].map((side) => drawEye(face, side, shift) + drawBrow(face, side, shift)).join('') +
        drawMouth(brush, skin, expression.mouth, shift * 1.1) +
        (expression.tear ? drawTear(shift) : ''),
      { y: nod },
    )
  );
}

function drawNose({ brush, skin, turn }: Face, shift: number): string {
  const x = shift * 1.4;
  const tip = mix(skin, '#c8483c', 0.34);
  return (
    brush.flat(ellipse(x, 15.5, 6, 4.3), tip, 0.75) +
    brush.line(`M${num(x - 4.5)} 17.2Q${num(x + turn)} 21 ${num(x + 4.5)} 17.2`, mix(skin, '#8c2f33', 0.6), 2.3, 0.75) +
    brush.flat(ellipse(x - 1.6, 13.8, 1.9, 1.3), tint(skin, 1.6), 0.8)
  );
}

function drawEye(face: Face, side: number, shift: number): string {
  const { brush, eyes, skin, turn, expression } = face;
  const { kind, upper, lower, tilt = 0, gaze } = expression.eyes;
  const size = (expression.eyes.size ?? 1) * (face.grown ? 0.9 : 1);
  const far = side * turn > 0.3 ? 0.93 : 1;
  const x = side * EYE_APART + shift;
  // Closed eyes are all line: on deep skin they need the deepest.
  const ink = lightness(skin) < 0.5 ? '#1f0f18' : INK;
  if (kind === 'laughing') {
    return brush.line(`M${num(x - 9.5)} ${EYE_Y + 4}Q${num(x)} ${EYE_Y - 11} ${num(x + 9.5)} ${EYE_Y + 4}`, ink, 4);
  }
  if (kind === 'shut') {
    const lash = [-0.55, 0.1, 0.75]
      .map((at) => `M${num(x + side * at * 9)} ${EYE_Y + 6.5 - Math.abs(at) * 3}l${num(side * (1.2 + at * 2))} 3.4`)
      .join('');
    return (
      brush.line(`M${num(x - 9.5)} ${EYE_Y + 1}Q${num(x)} ${EYE_Y + 11} ${num(x + 9.5)} ${EYE_Y + 1}`, ink, 3.6) +
      brush.line(lash, ink, 2)
    );
  }
  const rx = 9.8 * size * far;
  const ry = 11.2 * size;
  const [lookX, lookY] = [gaze[0] + turn * 1.3, gaze[1]];
  const iris = (w: number, h: number, dy = 0) => ellipse(x + lookX, EYE_Y + 0.4 + lookY + dy, w * far, h);
  const inner =
    brush.flat(iris(8.5, 9.9), mix(eyes, INK, 0.5)) +
    brush.flat(iris(7.3, 8.7, 0.5), eyes) +
    brush.flat(iris(5.2, 4.4, 4), tint(eyes, 2.4), 0.7) +
    brush.flat(iris(4.3, 5.2), '#24151f') +
    brush.flat(ellipse(x + lookX - 2.9, EYE_Y - 3.6 + lookY, 2.9, 3.2), '#fffdf6') +
    brush.flat(ellipse(x + lookX + 3, EYE_Y + 4.2 + lookY, 1.5), '#fffdf6', 0.85) +
    brush.flat(ellipse(x, EYE_Y - ry, rx * 1.1, 5), '#5a3a5a', 0.22);
  const outline = ellipse(x, EYE_Y, rx, ry);
  const edge = EYE_Y - 1.5 + upper * 5;
  const [left, right] = [edge + side * tilt * -0.8, edge + side * tilt * 0.8];
  const arch = 2 * (EYE_Y - ry + upper * ry * 1.5) - edge - 0.6;
  const lid = `M${num(x - rx - 0.8)} ${num(left)}Q${num(x)} ${num(arch)} ${num(x + rx + 0.8)} ${num(right)}`;
  const cover = upper > 0.02 ? brush.flat(`${lid}V${num(EYE_Y - ry - 4)}H${num(x - rx - 2)}Z`, shade(skin, 0.35)) : '';
  const rise = EYE_Y + ry - lower * ry * 0.75;
  const below =
    lower > 0.05
      ? brush.flat(
          `M${num(x - rx - 2)} ${num(rise + 4)}Q${num(x)} ${num(rise - 4)} ${num(x + rx + 2)} ${num(rise + 4)}V${num(EYE_Y + ry + 4)}H${num(x - rx - 2)}Z`,
          skin,
        )
      : '';
  return (
    `<g clip-path="${brush.clip(outline)}">${brush.flat(outline, mix('#fffaf3', skin, 0.08))}${inner}${cover}${below}</g>` +
    brush.line(lid, INK, 2.7) +
    brush.line(`M${num(x + side * (rx + 0.4))} ${num(side < 0 ? left : right)}l${num(side * 2.2)} -1.3`, INK, 2)
  );
}

function drawBrow({ brush, brows, turn, expression }: Face, side: number, shift: number): string {
  const { y, tilt, uneven = 0 } = expression.brow;
  const raise = side * (turn >= 0 ? 1 : -1) > 0 ? uneven : 0;
  const path = curve(
    [
      [-10, 2.2],
      [-3, -2.4],
      [5, -2.6],
      [10.5, 1.4],
      [5, 0.9],
      [-3, 1.2],
    ],
    { tension: 0.17 },
  );
  return brush.group(brush.line(path, brows, 1.6) + brush.flat(path, brows), {
    x: side * (EYE_APART + 0.5) + shift,
    y: -17 + y + raise,
    turn: tilt * side,
  });
}

function drawTear(shift: number): string {
  const x = num(shift + 33);
  return `<path d="M${x} 15q8 12 0 15q-8 -3 0 -15Z" fill="#9ad6f2" stroke="#62aed8" stroke-width="1.2"/>`;
}
