import type { Brush } from '../../paint/brush.ts';
import { shade, tint, type Colour } from '../../paint/colour.ts';
import { curve, ellipse, num } from '../../paint/path.ts';

const WATER: Colour = '#5fb4cc';
const WET_SAND: Colour = '#cfa878';

/** The two parts of what keeps a swimmer wet on land: behind it and before it. */
export interface Wet {
  readonly behind: string;
  readonly before: string;
}

/** What somebody lies in: a pool, on sand that the sea left wet, or a tub of a height. */
type Wetness = 'pool' | 'sand' | { readonly tub: number };

/** What is around a swimmer on land, `half` wide to each side; its lower middle at the origin. */
export function drawWet(brush: Brush, half: number, wetness: Wetness): Wet {
  const before = brush.plane;
  brush.plane = 'figure';
  const wet =
    wetness === 'pool' ? pool(brush, half) : wetness === 'sand' ? sand(brush, half) : tub(brush, half, wetness.tub);
  brush.plane = before;
  return wet;
}

const pool = (brush: Brush, half: number): Wet => ({
  behind:
    brush.shape(ellipse(0, -8, half * 1.26, Math.max(20, half * 0.2)), tint(WATER, 1.2), { form: 0.3 }) +
    brush.flat(ellipse(0, -8, half * 1.16, Math.max(15, half * 0.16)), WATER),
  before:
    brush.flat(
      curve([
        [-half * 1.1, -6],
        [-half * 0.7, -20],
        [-half * 0.3, -12],
        [0, -22],
        [half * 0.34, -12],
        [half * 0.7, -20],
        [half * 1.1, -6],
        [half * 0.5, half * 0.1],
        [-half * 0.5, half * 0.1],
      ]),
      WATER,
      0.88,
    ) +
    brush.line(
      `M${num(-half * 0.6)} -4q${num(half * 0.16)} -8 ${num(half * 0.32)} 0M${num(half * 0.2)} 2q${num(half * 0.16)} -8 ${num(half * 0.32)} 0`,
      '#eafcff',
      3,
      0.8,
    ),
});

/** Somebody big presses into the sand: a dark hollow behind, its rim before. */
const sand = (brush: Brush, half: number): Wet => ({
  behind: brush.flat(ellipse(0, -6, half * 1.18, Math.max(16, half * 0.15)), WET_SAND, 0.7),
  before: brush.flat(
    curve([
      [-half * 1.02, -4],
      [-half * 0.5, -9],
      [0, -5],
      [half * 0.5, -9],
      [half * 1.02, -4],
      [half * 0.5, half * 0.07],
      [-half * 0.5, half * 0.07],
    ]),
    WET_SAND,
    0.9,
  ),
});

function tub(brush: Brush, half: number, high: number): Wet {
  const tin: Colour = '#9fb4c4';
  return {
    behind:
      brush.shape(ellipse(0, -high, half * 1.16, Math.max(14, half * 0.16)), shade(tin, 0.5)) +
      brush.flat(ellipse(0, -high, half * 1.06, Math.max(11, half * 0.13)), WATER),
    before:
      brush.shape(
        `M${num(-half * 1.16)} ${num(-high)}Q0 ${num(-high + half * 0.34)} ${num(half * 1.16)} ${num(-high)}L${num(half * 0.94)} -4Q0 ${num(half * 0.14)} ${num(-half * 0.94)} -4Z`,
        tin,
      ) +
      brush.line(
        `M${num(-half * 1.05)} ${num(-high * 0.55)}Q0 ${num(-high * 0.55 + half * 0.26)} ${num(half * 1.05)} ${num(-high * 0.55)}`,
        tint(tin, 1),
        4,
        0.7,
      ),
  };
}

/** The water of a pool before whoever swims in it, from a height on the page down to its lower edge. */
export function drawPoolWater(brush: Brush, y: number): string {
  const crest = (from: number, depth: number) =>
    `M-40 ${num(from)}${Array.from({ length: 9 }, (_, index) => `q40 ${index % 2 ? depth : -depth} 80 0t80 0`).join('')}V960H-40Z`;
  return (
    brush.flat(crest(y, 12), WATER, 0.78) +
    brush.flat(crest(y + 44, 10), tint(WATER, 0.5), 0.3) +
    brush.flat(crest(y + 110, 9), shade(WATER, 0.4), 0.25) +
    brush.line(
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((index) => `M${num(30 + index * 150 + (index % 2) * 40)} ${num(y + 40 + (index % 3) * 36)}q26 -12 52 0`)
        .join(''),
      '#f2fdff',
      4,
      0.7,
    )
  );
}
