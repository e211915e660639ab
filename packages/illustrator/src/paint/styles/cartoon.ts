import type { Brush, Stop } from '../brush.ts';
import { adjust, lightness, mix, shade, tint, type Colour } from '../colour.ts';
import { ellipse, fine, num } from '../path.ts';
import type { Style } from '../style.ts';
import { trace, type Trace } from '../trace.ts';

const INK: Colour = '#2b1a47';
/** From here on a shape is a place rather than a thing, and takes dots instead of a hard shadow. */
const PLACE = 420;

/** Comic: a bold outline around everything, one light, one shadow with a hard edge, printed dots. */
export const cartoon: Style = {
  id: 'cartoon',
  strokes: { count: 0.22, width: 0.7, opacity: 1.5 },
  light: { place: 0.5, figures: 0, halo: 0.25, corners: 0.4 },

  tone: (value) => adjust(value, 0.015, 1.26),

  shape(brush, path, value, { form = 1, opacity = 1, inside, evenOdd }) {
    const read = trace(path);
    const figure = brush.plane === 'figure';
    const rule = evenOdd ? ' fill-rule="evenodd"' : '';
    const veil = opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : '';
    const bold = Math.min(figure ? 2.7 : 4, 0.5 + read.size * 0.045);
    const strength = Math.min(1, form);
    const place = read.size > PLACE;
    const fill = strength > 0 && !place && !inside ? steps(brush, value, strength) : value;
    const under =
      opacity === 1
        ? `<path d="${path}" fill="${INK}" stroke="${INK}" stroke-width="${num(bold * 2)}" stroke-linejoin="round"${rule}/>`
        : '';
    const outline =
      opacity === 1 ? '' : ` stroke="${INK}" stroke-width="${num(bold * 0.8)}" stroke-opacity="${fine(opacity)}"`;
    const body = `${under}<path d="${path}" fill="${fill}"${outline}${rule}${veil}/>`;
    const dots = place ? `<path d="${path}" fill="${raster(brush, read, value)}"${rule}/>` : '';
    if (!inside) return body + dots;
    const shadow =
      strength > 0
        ? `<path d="${path}" fill="${brush.gradientAcross([
            [0.79, shade(value, 1.8), 0],
            [0.794, shade(value, 1.8), 0.4 * strength],
          ])}"${rule}/>`
        : '';
    return `${body}${dots}<g clip-path="${brush.clip(path, evenOdd)}">${inside}${shadow}</g>`;
  },

  line(brush, path, value, width, opacity) {
    const veil = opacity < 1 ? ` stroke-opacity="${fine(Math.min(1, opacity * 1.3))}"` : '';
    const ink = lightness(value) < 0.6 ? mix(value, INK, 0.5) : value;
    const wide = brush.plane === 'figure' ? width * 1.1 : width;
    return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${num(wide)}" stroke-linecap="round" stroke-linejoin="round"${veil}/>`;
  },

  wash(brush, path, stops, direction) {
    const read = trace(path);
    const flat = stepped(stops);
    const fill = direction === 'down' ? brush.gradientDown(flat) : brush.gradientAcross(flat);
    const body = `<path d="${path}" fill="${fill}"/>`;
    return read.w > 300 ? body + `<path d="${path}" fill="${raster(brush, read, stops[0]?.[1] ?? INK)}"/>` : body;
  },

  fade: (stops) => {
    const [first, , last] = stops;
    if (!first || !last || (last[2] ?? 1) > 0) return stops;
    const full = first[2] ?? 1;
    return [
      [0, first[1], full * 0.8],
      [0.4, first[1], full * 0.8],
      [0.405, first[1], full * 0.42],
      [0.7, first[1], full * 0.42],
      [0.705, first[1], 0],
      [1, first[1], 0],
    ];
  },

  finish: () => '',
};

/** Light, the colour itself, shadow, each with a hard edge. */
const steps = (brush: Brush, value: Colour, strength: number): string => {
  const [light, dark] = [mix(value, tint(value, 1.6), 0.8 * strength), mix(value, shade(value, 1.7), 0.85 * strength)];
  return brush.gradientAcross([
    [0.2, light],
    [0.205, value],
    [0.7, value],
    [0.704, dark],
  ]);
};

/** A gradient as four flat bands. */
function stepped(stops: readonly Stop[]): Stop[] {
  const bands = 4;
  const at = (share: number): Colour => {
    const after = stops.findIndex(([offset]) => offset >= share);
    const [to, from] = [stops[Math.max(0, after)], stops[Math.max(0, after - 1)]];
    if (!to || !from || to[0] === from[0]) return (to ?? from)?.[1] ?? INK;
    return mix(from[1], to[1], (share - from[0]) / (to[0] - from[0]));
  };
  return Array.from({ length: bands }, (_, band) => at((band + 0.5) / bands)).flatMap((colour, band): Stop[] => [
    [band / bands, colour],
    [(band + 1) / bands, colour],
  ]);
}

/** Printed dots that grow towards the lower side of what they cover. */
function raster(brush: Brush, { y, h }: Trace, value: Colour): string {
  const cell = 18;
  const rows = Math.max(2, Math.ceil(Math.min(h, 900) / (cell / 2)));
  let dots = '';
  for (let row = 0; row < rows; row++) {
    const radius = 0.6 + 4.6 * (row / rows);
    const middle = (row + 0.5) * (cell / 2);
    dots += row % 2 ? ellipse(0, middle, radius) + ellipse(cell, middle, radius) : ellipse(cell / 2, middle, radius);
  }
  return brush.pattern(
    cell,
    rows * (cell / 2),
    `<path d="${dots}" fill="${shade(value, 1.5)}" fill-opacity="0.26"/>`,
    0,
    Math.round(y),
  );
}
