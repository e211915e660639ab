import type { Looks } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, fine, num, tube } from '../paint/path.ts';
import type { FeelingName } from './feelings.ts';
import type { DrawnFigure } from './figure.ts';
import { drawHead } from './head.ts';
import { hairOn, SKIN } from './palette.ts';

const SUIT: Colour = '#a7cfd6';
const WRAP: Colour = '#f6e3bb';
/** A baby's head is drawn with a child's face at this size. */
const HEAD = 0.72;

function babyHead(brush: Brush, looks: Looks, feeling: FeelingName, turn: number): string {
  const head = drawHead(brush, {
    looks: { ...looks, hairStyle: 'bald', glasses: false, hearingAid: false },
    feeling,
    turn,
    grown: false,
    accent: SUIT,
  });
  const tuft = brush.line(
    'M-4 -50q-2 -14 8 -18M4 -51q4 -10 14 -9M-10 -49q-10 -6 -8 -14',
    hairOn(looks.hairColour, SKIN[looks.skin]),
    4.5,
    0.9,
  );
  return `<g transform="scale(${HEAD})">${head.front}${tuft}</g>`;
}

/** A baby in a cloth, about 110 wide, its middle at the origin: for arms and for the cot. */
export function drawWrappedBaby(brush: Brush, looks: Looks): string {
  const wrap = curve([
    [-20, -34],
    [-46, -8],
    [-30, 26],
    [8, 40],
    [58, 32],
    [66, 6],
    [40, -22],
    [8, -38],
  ]);
  return (
    brush.shape(wrap, WRAP) +
    brush.line('M4 -34Q34 -6 58 22M-34 20Q4 18 30 36', shade(WRAP, 0.8), 2.6, 0.5) +
    brush.group(
      brush.shape(ellipse(-30, -16, 43, 40), tint(WRAP, 0.3), { form: 0.5 }) +
        brush.group(babyHead(brush, looks, 'sleepy', 0.1), { x: -28, y: -13, scale: 0.9 }),
      { turn: -10 },
    ) +
    brush.shape(
      curve([
        [-42, 16],
        [-14, 26],
        [14, 8],
        [40, 20],
        [20, 42],
        [-20, 40],
      ]),
      mix(WRAP, '#f2b8a8', 0.35),
      { form: 0.6 },
    )
  );
}

/** A baby sitting on a cushion at (x, y). */
export function drawSittingBaby(
  brush: Brush,
  looks: Looks,
  { x, y, unit, turn, feeling = 'calm' }: { x: number; y: number; unit: number; turn: number; feeling?: FeelingName },
): DrawnFigure {
  const before = brush.plane;
  brush.plane = 'figure';
  const skin = SKIN[looks.skin];
  const cushion =
    brush.shape(ellipse(0, -12, 104, 24), '#e8a0a0') + brush.line(ellipse(0, -14, 90, 17), '#fff1dc', 5, 0.7);
  const leg = (side: number) =>
    brush.shape(
      tube(
        [
          [side * 16, -40],
          [side * 48, -30],
          [side * 60, -26],
        ],
        [32, 27, 22],
      ),
      SUIT,
    ) + brush.shape(ellipse(side * 66, -32, 14, 17), mix(SUIT, '#fff6e2', 0.5), { form: 0.6 });
  const arm = (side: number) =>
    brush.shape(
      tube(
        [
          [side * 26, -86],
          [side * 46, -72],
          [side * 52, -58],
        ],
        [24, 20, 18],
      ),
      SUIT,
    ) + brush.shape(ellipse(side * 53, -52, 10.5), skin, { form: 0.5 });
  const body = curve([
    [-24, -102],
    [-38, -62],
    [-36, -28],
    [0, -18],
    [36, -28],
    [38, -62],
    [24, -102],
  ]);
  const markup =
    cushion +
    brush.shape(body, SUIT, {
      inside:
        brush.flat(
          curve([
            [-18, -92],
            [-24, -66],
            [0, -48],
            [24, -66],
            [18, -92],
            [0, -100],
          ]),
          '#fff6e2',
          0.9,
        ) + brush.flat(ellipse(0, -70, 6), '#ef9a8a'),
    }) +
    leg(-1) +
    leg(1) +
    arm(-1) +
    arm(1) +
    brush.group(babyHead(brush, looks, feeling, turn), { y: -128, turn: turn * 5 });
  brush.plane = before;
  return {
    markup: `<g transform="translate(${num(x)} ${num(y)}) scale(${fine(unit)})">${markup}</g>`,
    box: { x: x - 104 * unit, y: y - 178 * unit, w: 208 * unit, h: 178 * unit },
    face: { x, y: y - 128 * unit, r: 40 * unit },
    footing: 112 * unit,
    lift: 0,
  };
}
