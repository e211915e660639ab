import type { Brush } from './brush.ts';
import type { Colour } from './colour.ts';
import { fine, num } from './path.ts';
import { oneOf } from './random.ts';

/** An area, from its upper left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * Short curved strokes of the brush, left standing in a plane of colour: the cheapest way from flat to painted.
 * Strokes of one colour and width share one path, so a hundred of them stay small.
 */
export function dabs(
  brush: Brush,
  { x, y, w, h }: Area,
  colours: readonly Colour[],
  {
    count,
    length = 40,
    width = 6,
    opacity = 0.3,
    angle = 0,
  }: { count: number; length?: number; width?: number; opacity?: number; angle?: number },
): string {
  const { strokes } = brush.style;
  const bundles = new Map<string, { colour: Colour; thick: number; dense: number; path: string }>();
  for (let index = 0; index < count; index++) {
    const colour = oneOf(colours, brush.random);
    const size = Math.floor(brush.random() * 3);
    const left = x + brush.random() * w;
    const top = y + brush.random() * h;
    const long = length * (0.4 + brush.random() * 0.9);
    const turn = ((angle + (brush.random() - 0.5) * 18) * Math.PI) / 180;
    const stroke = `M${num(left)} ${num(top)}q${num(Math.cos(turn) * long * 0.5)} ${num(Math.sin(turn) * long * 0.5 - 3)} ${num(Math.cos(turn) * long)} ${num(Math.sin(turn) * long)}`;
    // Every style draws the same numbers, so that a place is the same place in all of them.
    if (strokes && index >= count * strokes.count) continue;
    const key = `${colour}${size}`;
    const bundle = bundles.get(key);
    if (bundle) bundle.path += stroke;
    else
      bundles.set(key, {
        colour,
        thick: width * (0.5 + size * 0.4) * (strokes?.width ?? 1),
        dense: opacity * (1.25 - size * 0.3) * (strokes?.opacity ?? 1),
        path: stroke,
      });
  }
  return [...bundles.values()]
    .map(
      ({ colour, thick, dense, path }) =>
        `<path d="${path}" fill="none" stroke="${brush.ink(colour)}" stroke-width="${num(thick)}" stroke-linecap="round" stroke-opacity="${fine(Math.min(1, dense))}"/>`,
    )
    .join('');
}
