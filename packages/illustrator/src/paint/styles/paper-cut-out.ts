import type { Brush, Stop } from '../brush.ts';
import { adjust, difference, mix, type Colour } from '../colour.ts';
import { fine, num } from '../path.ts';
import { randomFrom } from '../random.ts';
import type { Style } from '../style.ts';
import { byHand } from '../by-hand.ts';
import { trace, type Trace } from '../trace.ts';
import { around, chanceOf, cover } from './page.ts';

const WHITE: Colour = '#fffaf0';
const DARK: Colour = '#2a1636';

/** Scissors go straight for a while and then turn. */
const scissors = ({ size }: Trace, plane: Brush['plane']) => ({
  stray: Math.min(plane === 'figure' ? 0.7 : 2.4, size * 0.01),
  wave: plane === 'figure' ? 60 : 120,
});

/** Coloured papers cut out and laid over each other: flat colour, a white cut edge, a shadow on what lies beneath. */
export const paperCutOut: Style = {
  id: 'paper cut-out',
  strokes: { count: 0, width: 1, opacity: 1 },
  light: { place: 0.6, figures: 0, halo: 0.95, corners: 0.4 },

  tone: (value) => adjust(value, 0, 1.18),

  shape(brush, path, value, { opacity = 1, inside, evenOdd }) {
    const read = trace(path);
    const cut = byHand(read, scissors(read, brush.plane));
    const rule = evenOdd ? ' fill-rule="evenodd"' : '';
    const veil = opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : '';
    const body =
      (opacity > 0.5 ? lying(cut, read, brush.plane === 'figure' ? 0.62 : 1, value, rule) : '') +
      `<path d="${cut}" fill="${value}"${rule}${veil}/>`;
    return inside ? `${body}<g clip-path="${brush.clip(cut, evenOdd)}">${inside}</g>` : body;
  },

  line(_brush, path, value, width, opacity) {
    const veil = opacity < 1 ? ` stroke-opacity="${fine(opacity)}"` : '';
    return `<path d="${path}" fill="none" stroke="${value}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${veil}/>`;
  },

  wash(_brush, path, stops) {
    const read = trace(path);
    const [first, last] = [stops[0]?.[1] ?? WHITE, stops.at(-1)?.[1] ?? WHITE];
    if (read.w < 300 || read.h < 200 || difference(first, last) < 14)
      return `<path d="${path}" fill="${stops[Math.floor(stops.length / 2)]?.[1] ?? first}"/>`;
    return `<path d="${path}" fill="${first}"/>${sheets(read, stops, chanceOf(path))}`;
  },

  fade: (stops) => {
    const [first, , last] = stops;
    if (!first || !last || (last[2] ?? 1) > 0) return stops;
    const full = first[2] ?? 1;
    return [
      [0, first[1], full * 0.7],
      [0.62, first[1], full * 0.5],
      [0.66, first[1], full * 0.16],
      [0.92, first[1], full * 0.1],
      [0.96, first[1], 0],
    ];
  },

  finish(brush, page, textures) {
    const random = randomFrom(Math.floor(brush.random() * 1e9));
    const opening = (margin: number, sway: number) => {
      const phase = random() * 6;
      return around(
        page,
        (along) => margin + sway * (Math.sin(along * 0.0105 + phase) + 0.4 * Math.sin(along * 0.027)),
        22,
        { soft: true, corner: margin + 34 },
      );
    };
    const card = (path: string, colour: Colour) =>
      `<path d="${path}" transform="translate(7 11)" fill="${DARK}" fill-opacity="0.2" fill-rule="evenodd" stroke="${DARK}" stroke-opacity="0.1" stroke-width="14"/>` +
      `<path d="${path}" fill="${colour}" fill-rule="evenodd" stroke="${WHITE}" stroke-width="2.4"/>`;
    return (
      card(opening(46, 12), '#e9a06f') +
      card(opening(22, 7), '#fdf1dc') +
      (textures
        ? `<g opacity="0.3" style="mix-blend-mode:soft-light">${cover(page, brush.sheet(textures.fibre, 400))}</g>`
        : '')
    );
  },
};

/** The shadow a paper throws on the one beneath, and its white edge. Light comes from above. */
function lying(path: string, { size }: Trace, scale: number, value: Colour, rule: string): string {
  if (size < 9) return '';
  const drop = Math.min(8.5, 1 + size * 0.06) * scale;
  return (
    `<path d="${path}" transform="translate(${num(drop * 0.55)} ${num(drop)})" fill="${DARK}" fill-opacity="0.22" stroke="${DARK}" stroke-width="${num(drop * 0.9)}" stroke-opacity="0.13"${rule}/>` +
    `<path d="${path}" fill="none" stroke="${mix(value, WHITE, 0.72)}" stroke-width="${num(Math.min(3.2, size * 0.06) * scale)}" stroke-linejoin="round"/>`
  );
}

/** A sky of torn and cut sheets, one before the other. */
function sheets({ x, y, w, h }: Trace, stops: readonly Stop[], random: () => number): string {
  const colours: Colour[] = [];
  for (let index = 1; index < stops.length; index++) {
    const [from, to] = [stops[index - 1]?.[1] ?? WHITE, stops[index]?.[1] ?? WHITE];
    colours.push(mix(from, to, 0.5), to);
  }
  return colours
    .map((colour, index) => {
      const top = y + (h * (index + 1)) / (colours.length + 0.6);
      const [phase, wave] = [random() * 6, 0.008 + random() * 0.006];
      let path = `M${num(x)} ${num(y + h)}`;
      for (let at = 0; at <= w; at += 20)
        path += `L${num(x + at)} ${num(top + 16 * Math.sin(at * wave + phase) + 5 * Math.sin(at * wave * 3.1))}`;
      path += `V${num(y + h)}Z`;
      return (
        lying(path, { pieces: [], x, y, w, h, size: w, parts: 1 }, 1, colour, '') +
        `<path d="${path}" fill="${colour}"/>`
      );
    })
    .join('');
}
