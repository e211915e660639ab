import { curve, ellipse, fine, num, polygon, type Point } from '../path.ts';
import type { Random } from '../random.ts';
import { numberFrom, randomFrom } from '../random.ts';
import type { Colour } from '../colour.ts';

export interface Page {
  readonly width: number;
  readonly height: number;
}

/**
 * Everything outside a hole in the page. `depth` says how far inwards its rim lies at each step along it; corners are
 * cut a little, as nobody tears or paints a sharp one.
 */
export function around(
  { width, height }: Page,
  depth: (along: number) => number,
  step: number,
  { soft = false, corner = 46 } = {},
): string {
  const rim: Point[] = [];
  let along = 0;
  const side = (length: number, place: (at: number, inwards: number) => Point) => {
    const count = Math.max(1, Math.round((length - 2 * corner) / step));
    for (let index = 0; index <= count; index++, along += step)
      rim.push(place(corner + (index / count) * (length - 2 * corner), depth(along)));
  };
  // Between two sides one point on the arc that rounds their corner off.
  const turn = (place: (inwards: number) => Point) => {
    const deep = depth(along);
    rim.push(place(deep + (corner - deep) * 0.29));
  };
  side(width, (at, inwards) => [at, inwards]);
  turn((inwards) => [width - inwards, inwards]);
  side(height, (at, inwards) => [width - inwards, at]);
  turn((inwards) => [width - inwards, height - inwards]);
  side(width, (at, inwards) => [width - at, height - inwards]);
  turn((inwards) => [inwards, height - inwards]);
  side(height, (at, inwards) => [inwards, height - at]);
  turn((inwards) => [inwards, inwards]);
  return `M0 0H${num(width)}V${num(height)}H0Z${soft ? curve(rim) : polygon(rim)}`;
}

/** A cover for the whole page. */
export const cover = ({ width, height }: Page, fill: string, opacity = 1): string =>
  `<rect width="${num(width)}" height="${num(height)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : ''}/>`;

/** The chance of one shape, the same whenever it is drawn. */
export const chanceOf = (path: string): Random => randomFrom(numberFrom(path));

/** Small drops, as they fall from a shaken brush. */
export function drops({ width, height }: Page, colour: Colour, count: number, random: Random): string {
  let path = '';
  for (let index = 0; index < count; index++)
    path += ellipse(60 + random() * (width - 120), 60 + random() * (height - 120), 1.2 + random() * random() * 6);
  return `<path d="${path}" fill="${colour}" fill-opacity="0.2"/>`;
}
