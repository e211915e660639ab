import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, num, reach, tube, type Point } from '../paint/path.ts';
import type { Body } from './body.ts';
import type { Outfit } from './outfit.ts';
import type { Leg } from './pose.ts';

/** Whose legs are drawn; the origin is between the feet. */
export interface Wear {
  readonly brush: Brush;
  readonly body: Body;
  readonly outfit: Outfit;
  readonly skin: Colour;
  /** Boots up the shin. */
  readonly boots?: boolean;
}

/** Legs are seen below the hem. */
export const isBare = (outfit: Outfit) => ['tee', 'dress', 'swimsuit'].includes(outfit.garment);

export const hasShorts = (outfit: Outfit) => outfit.garment === 'tee' || outfit.garment === 'swimsuit';

/** A shoe seen from the front and a little from the side; the ankle is at the origin, the ground 12 below. */
export function drawShoe({ brush, outfit, skin }: Wear, at: Point, side: number, turn: number): string {
  const upper = curve(
    [
      [-9, -9],
      [-11, 3],
      [-10, 10],
      [6, 12],
      [21, 10],
      [22, 2],
      [10, -4],
      [7, -9],
    ],
    { tension: 0.17 },
  );
  if (outfit.garment === 'swimsuit') return drawBareFoot(brush, skin, at, side, turn);
  const soft = outfit.garment === 'pyjamas';
  const markup =
    brush.shape(upper, outfit.shoes, { form: 0.8 }) +
    (soft
      ? brush.flat(ellipse(15, 0, 4.6), tint(outfit.top, 1.2))
      : brush.line('M-9.5 10Q6 12.5 21 9.5', mix(outfit.shoes, '#fffdf4', 0.7), 3.6) +
        brush.line('M4 -4l7 4M1 0l7 4', mix(outfit.shoes, '#fffdf4', 0.75), 1.8, 0.9));
  return `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)}) scale(${side} 1)">${markup}</g>`;
}

function drawBareFoot(brush: Brush, skin: Colour, at: Point, side: number, turn: number): string {
  const foot = curve(
    [
      [-8, -9],
      [-9, 4],
      [-7, 10],
      [6, 11],
      [18, 10],
      [19, 3],
      [9, -2],
      [7, -9],
    ],
    { tension: 0.17 },
  );
  const toes = brush.line('M9 5v5M13.5 5.5v4.5', shade(skin, 1.1), 1.6, 0.5);
  const markup = brush.shape(foot, skin, { form: 0.6 }) + toes;
  return `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)}) scale(${side} 1)">${markup}</g>`;
}

/** The upper of a boot, over the trousers. */
export function bootShaft(
  { brush, body, outfit }: Wear,
  ankle: Point,
  leg: Leg,
  side: -1 | 1,
  dim: (value: Colour) => Colour,
): string {
  const { legWidth: w, legs } = body;
  const [low, high] = [reach(ankle, side, leg.shin, 2), reach(ankle, side, leg.shin, -legs * 0.26)];
  return (
    brush.shape(tube([high, low], [w + 4, w - 3], { start: 'flat', steps: 3 }), dim(outfit.shoes), { form: 0.8 }) +
    brush.shape(
      tube([reach(high, side, leg.shin, -1), reach(high, side, leg.shin, 5)], [w + 7, w + 7], {
        start: 'flat',
        end: 'flat',
        steps: 2,
      }),
      tint(dim(outfit.shoes), 0.9),
      { form: 0.5 },
    )
  );
}
