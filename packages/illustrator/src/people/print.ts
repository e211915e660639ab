import type { Brush } from '../paint/brush.ts';
import { lightness, mix, shade, type Colour } from '../paint/colour.ts';
import { ellipse, num, star, type Point } from '../paint/path.ts';
import type { Outfit } from './outfit.ts';

/** The colour a print is in: cream on cloth, deeper on cloth that is itself nearly cream. */
const printColour = (cloth: Colour): Colour =>
  lightness(cloth) > 0.86 ? mix(cloth, '#d9634f', 0.55) : mix(cloth, '#fff6e2', 0.78);

/** A print over the front of a garment, between two heights; to be painted inside the garment's outline. */
export function printOnBody(brush: Brush, outfit: Outfit, top: number, bottom: number): string {
  const ink = printColour(outfit.top);
  switch (outfit.print) {
    case 'stripes': {
      let bands = '';
      for (let y = top + 10; y < bottom + 10; y += 17) {
        bands += `M-80 ${num(y)}Q0 ${num(y + 8)} 80 ${num(y)}V${num(y + 8)}Q0 ${num(y + 16)} -80 ${num(y + 8)}Z`;
      }
      return brush.flat(bands, ink);
    }
    case 'dots':
    case 'stars': {
      let marks = '';
      let row = 0;
      for (let y = top + 6; y < bottom + 14; y += 17, row++) {
        for (let x = -66 + (row % 2) * 11; x <= 66; x += 22) {
          marks += outfit.print === 'dots' ? ellipse(x, y, 3.3) : star(x, y, 5.4, 5, 0.5);
        }
      }
      return outfit.print === 'stars' && outfit.garment === 'tee'
        ? brush.flat(star(0, top + (bottom - top) * 0.48, 21, 5, 0.52), ink)
        : brush.flat(marks, ink, 0.85);
    }
    case 'band': {
      const y = top + (bottom - top) * 0.36;
      const zigzag: string[] = [];
      for (let x = -72; x <= 72; x += 12)
        zigzag.push(`${x} ${num(y + 7 + (zigzag.length % 2) * 9 - Math.abs(x) * 0.05)}`);
      return (
        brush.line(
          `M-80 ${num(y - 3)}Q0 ${num(y + 3)} 80 ${num(y - 3)}M-80 ${num(y + 25)}Q0 ${num(y + 31)} 80 ${num(y + 25)}`,
          ink,
          4.4,
        ) + brush.line(`M${zigzag.join('L')}`, ink, 4)
      );
    }
    case 'plain':
      return '';
  }
}

/** The same print along a sleeve, from one point to another. */
export function printOnSleeve(brush: Brush, outfit: Outfit, from: Point, to: Point): string {
  const ink = printColour(outfit.top);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  if (outfit.print === 'stripes') {
    let bands = '';
    for (let along = 3; along < length + 2; along += 16) {
      const [x, y] = [from[0] + dx * along, from[1] + dy * along];
      // No longer than the sleeve is wide: at a bent elbow the bands of both halves would cross.
      bands += `M${num(x - dy * 18)} ${num(y + dx * 18)}L${num(x + dy * 18)} ${num(y - dx * 18)}`;
    }
    return brush.line(bands, ink, 7.5);
  }
  if (outfit.print === 'dots' || (outfit.print === 'stars' && outfit.garment === 'pyjamas')) {
    let marks = '';
    let index = 0;
    for (let along = 4; along < length; along += 15, index++) {
      const aside = index % 2 ? 6 : -6;
      const [x, y] = [from[0] + dx * along - dy * aside, from[1] + dy * along + dx * aside];
      marks += outfit.print === 'dots' ? ellipse(x, y, 3) : star(x, y, 5, 5, 0.5);
    }
    return brush.flat(marks, ink, 0.85);
  }
  return '';
}

/** Knitted ribs: short strokes across a hem or a cuff. */
export function ribs(brush: Brush, cloth: Colour, x: number, y: number, halfWidth: number, height: number): string {
  let lines = '';
  for (let at = -halfWidth + 4; at < halfWidth; at += 6) lines += `M${num(x + at)} ${num(y)}v${num(height)}`;
  return brush.line(lines, shade(cloth, 0.9), 1.6, 0.5);
}
