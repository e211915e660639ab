import type { Brush } from '../brush.ts';
import { adjust, difference, lightness, mix, type Colour } from '../colour.ts';
import { fine, num } from '../path.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Plane, Style } from '../style.ts';
import { byHand } from '../by-hand.ts';
import { trace, type Trace } from '../trace.ts';
import { around, chanceOf, cover } from './page.ts';

const PAPER: Colour = '#f8eedb';
const KEY: Colour = '#26263f';
/** The inks on the table. */
const INKS: readonly Colour[] = [
  PAPER,
  '#f4d28a',
  '#e3a43c',
  '#d5603f',
  '#e8b3a2',
  '#cf7f88',
  '#a9cfcb',
  '#4a9298',
  '#93b37c',
  '#4f7f5f',
  '#9c6a46',
  '#6b6294',
  '#33386b',
];

/** A knife in soft wood. */
const knife = ({ size }: Trace, plane: Brush['plane']) => ({
  stray: Math.min(plane === 'figure' ? 0.8 : 2, size * 0.014),
  wave: plane === 'figure' ? 30 : 52,
});

/** The two inks nearest to a colour, mixed by their nearness, so that like colours never fall far apart. */
function pulled(value: Colour, plane: Plane): Colour {
  const near = INKS.map((ink) => ({ ink, far: difference(ink, value) })).sort((a, b) => a.far - b.far);
  const [first, second] = near;
  if (!first || !second) return value;
  const share = 0.5 * Math.max(0, 1 - (second.far - first.far) / 5);
  const ink = mix(first.ink, second.ink, share);
  return mix(value, ink, plane === 'figure' ? 0.45 : 0.86);
}
const known = new Map<string, Colour>();

/** Printed from carved blocks: few inks, a dark key line that swells and thins, colours a little beside it. */
export const blockPrint: Style = {
  id: 'block print',
  strokes: { count: 0.55, width: 0.6, opacity: 1.9 },
  light: { place: 0.4, figures: 0, halo: 0.2, corners: 0 },
  tonesFirst: true,

  tone: (value, plane) => {
    const key = value + plane;
    const found = known.get(key);
    if (found) return found;
    if (known.size > 5000) known.clear();
    const made = pulled(value, plane);
    known.set(key, made);
    return made;
  },

  shape(brush, path, value, { form = 1, opacity: dense = 1, inside, evenOdd }) {
    // A print is opaque; only shadows and vapour let the paper through.
    const opacity = dense > 0.6 ? 1 : dense;
    const read = trace(path);
    const figure = brush.plane === 'figure';
    const rule = evenOdd ? ' fill-rule="evenodd"' : '';
    const veil = opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : '';
    const cut = byHand(read, knife(read, brush.plane));
    const bold = Math.min(figure ? 2.3 : 3.6, 0.4 + read.size * 0.034);
    const slip = Math.min(figure ? 0.9 : 1.5, read.size * 0.02);
    const key =
      opacity === 1
        ? `<path d="${byHand(read, { ...knife(read, brush.plane), phase: 1.9 })}" fill="${KEY}" stroke="${KEY}" stroke-width="${num(bold * 1.7)}" stroke-linejoin="round"${rule}/>`
        : '';
    const strength = Math.min(1, form);
    const fill =
      strength > 0.3 && read.size < 420 && !inside
        ? brush.gradientAcross([
            [0.72, value],
            [0.724, overprint(value, strength)],
          ])
        : value;
    const shift = `transform="translate(${num(-slip)} ${num(-slip * 0.8)})"`;
    const body = `${key}<path d="${cut}" ${shift} fill="${fill}"${rule}${veil}/>`;
    if (inside) return `${body}<g clip-path="${brush.clip(cut, evenOdd)}">${inside}</g>`;
    return read.size > 500 && !figure && opacity === 1
      ? `${body}<path d="${cut}" ${shift} fill="${gouges(brush, value, chanceOf(path))}"/>`
      : body;
  },

  line(_brush, path, value, width, opacity) {
    const veil = opacity < 1 ? ` stroke-opacity="${fine(opacity)}"` : '';
    const read = trace(path);
    const drawn = read.size > 40 ? byHand(read, { stray: 0.7, wave: 50 }) : path;
    return `<path d="${drawn}" fill="none" stroke="${value}" stroke-width="${num(width * 1.1)}" stroke-linecap="butt" stroke-linejoin="round"${veil}/>`;
  },

  wash(brush, path, stops) {
    const read = trace(path);
    const cut = byHand(read, knife(read, brush.plane));
    const middle = stops[Math.floor(stops.length / 2)]?.[1] ?? PAPER;
    if (read.w < 300) return `<path d="${cut}" fill="${middle}"/>`;
    const fill = brush.gradientDown(stops);
    return `<path d="${cut}" fill="${fill}"/><path d="${cut}" fill="${gouges(brush, middle, chanceOf(path))}"/>`;
  },

  fade: (stops) => {
    const [first, , last] = stops;
    if (!first || !last || (last[2] ?? 1) > 0) return stops;
    const full = first[2] ?? 1;
    return [
      [0, first[1], full * 0.7],
      [0.66, first[1], full * 0.55],
      [0.67, first[1], 0],
    ];
  },

  finish(brush, page, textures) {
    const random = randomFrom(Math.floor(brush.random() * 1e9));
    const phase = random() * 6;
    const margin = around(page, (along) => 30 + 2.2 * Math.sin(along * 0.021 + phase) + 1.6 * (random() - 0.5), 10);
    return (
      (textures ? cover(page, brush.sheet(textures.press, 400, 300), 0.13) : '') +
      `<path d="${margin}" fill="${PAPER}" fill-rule="evenodd" stroke="${KEY}" stroke-width="5" stroke-opacity="0.9"/>`
    );
  },
};

/** The same ink where the dark block prints over it. */
const overprint = (value: Colour, strength: number): Colour =>
  mix(adjust(value, -0.1 * strength, 1.05), '#33386b', 0.14 * strength);

/** Marks of the gouge in a plane: slim lens-shaped cuts in rows, in paper on dark ink and in dark on light. */
function gouges(brush: Brush, value: Colour, random: Random): string {
  const [width, height] = [260, 130];
  let cuts = '';
  for (let row = 0; row < 9; row++) {
    let x = random() * 60;
    while (x < width - 30) {
      const long = Math.min(width - x - 4, 30 + random() * 70);
      const y = 8 + (row / 9) * height + (random() - 0.5) * 5;
      const thick = 1.2 + random() * 1.6;
      cuts += `M${num(x)} ${num(y)}q${num(long / 2)} ${num(-thick)} ${num(long)} ${num(1 - random() * 2)}q${num(-long / 2)} ${num(thick * 2)} ${num(-long)} 0Z`;
      x += long + 12 + random() * 40;
    }
  }
  const ink = lightness(value) > 0.8 ? adjust(value, -0.09, 1.2) : mix(value, PAPER, 0.5);
  return brush.pattern(width, height, `<path d="${cuts}" fill="${ink}" fill-opacity="0.7"/>`);
}
