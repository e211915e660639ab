import type { Brush } from '../brush.ts';
import { adjust, lightness, mix, shade, tint, type Colour } from '../colour.ts';
import { fine, num } from '../path.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Style } from '../style.ts';
import { byHand } from '../by-hand.ts';
import { trace, type Trace } from '../trace.ts';
import { around, chanceOf, cover, type Page } from './page.ts';

const PAPER: Colour = '#fff8e9';
const LINE: Colour = '#3a2838';

/** A small fist around a thick crayon. */
const fist = ({ size }: Trace, plane: Brush['plane']) => ({
  stray: Math.min(plane === 'figure' ? 0.9 : 2.2, size * 0.016),
  wave: plane === 'figure' ? 24 : 34,
});

/** The second time along the same edge: swinging wider, and never in step with the first. */
const second = (read: Trace, plane: Brush['plane']) => {
  const { stray, wave } = fist(read, plane);
  return { stray: stray * 1.25, wave: wave * 2.3, phase: 2.6 };
};

/** Wax crayon: colour rubbed on in strokes, paper showing between them, every line drawn twice and neither time quite right. */
export const crayon: Style = {
  id: 'crayon',
  strokes: { count: 0.8, width: 0.7, opacity: 1.5 },
  light: { place: 0.6, figures: 0.7, halo: 1.15, corners: 0.25 },

  tone: (value) => adjust(value, 0.02 * (1 - lightness(value)), 1.14),

  shape(brush, path, value, { form = 1, opacity = 1, inside, evenOdd }) {
    const read = trace(path);
    const figure = brush.plane === 'figure';
    const drawn = byHand(read, fist(read, brush.plane));
    const rule = evenOdd ? ' fill-rule="evenodd"' : '';
    const veil = opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : '';
    const rubs = read.size > 44 ? rubbed(brush, value, read) : null;
    const ground = rubs ? mix(value, PAPER, (figure ? 0.2 : 0.34) * (0.12 + 0.88 * lightness(value))) : value;
    const edge = mix(shade(value, 2.3), LINE, 0.4);
    const wide = Math.min(figure ? 1.5 : 2.3, read.size * 0.03 + 0.4);
    const again = () => byHand(read, second(read, brush.plane));
    // Round a thing of several parts the line goes beneath, so that none crosses the middle.
    const beneath =
      read.parts > 1 && !evenOdd && opacity === 1
        ? `<path d="${again()}" fill="${edge}" stroke="${edge}" stroke-width="${num(wide * 1.6)}" stroke-opacity="0.8" stroke-linejoin="round"/>`
        : '';
    const body = `${beneath}<path d="${drawn}" fill="${ground}"${rule}${veil}/>${rubs ? `<path d="${drawn}" fill="${rubs}"${rule}${veil}/>` : ''}`;
    const pressed =
      form > 0.2 && read.size > 70
        ? `<path d="${drawn}" fill="${brush.gradientAcross([
            [0, tint(value, 2), 0.3 * Math.min(1, form)],
            [0.4, tint(value, 2), 0],
            [0.55, shade(value, 1.7), 0],
            [1, shade(value, 1.7), 0.5 * Math.min(1, form)],
          ])}"${rule}${veil}/>`
        : '';
    const twice =
      read.size > 8 && !beneath
        ? `<path d="${read.size > 60 ? drawn : ''}${again()}" fill="none" stroke="${edge}" stroke-width="${num(wide)}" stroke-opacity="${fine(0.72 * opacity)}" stroke-linejoin="round"/>`
        : '';
    return body + (inside ? `<g clip-path="${brush.clip(drawn, evenOdd)}">${inside}</g>` : '') + pressed + twice;
  },

  line(_brush, path, value, width, opacity) {
    const veil = opacity < 1 ? ` stroke-opacity="${fine(opacity)}"` : '';
    const read = trace(path);
    const drawn = read.size > 40 ? byHand(read, { stray: 0.8, wave: 40 }) : path;
    return `<path d="${drawn}" fill="none" stroke="${value}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${veil}/>`;
  },

  wash(brush, path, stops, direction) {
    const read = trace(path);
    const drawn = byHand(read, fist(read, brush.plane));
    const fill = direction === 'down' ? brush.gradientDown(stops) : brush.gradientAcross(stops);
    const body = `<path d="${drawn}" fill="${fill}"/>`;
    if (read.size < 60) return body;
    const middle = stops[Math.floor(stops.length / 2)]?.[1] ?? PAPER;
    return `${body}<path d="${drawn}" fill="${scribble(brush, middle, chanceOf(path))}"/>`;
  },

  finish(brush, page, textures) {
    const random = randomFrom(Math.floor(brush.random() * 1e9));
    const [first, second] = [random() * 6, random() * 6];
    const rim = (along: number) => 25 + 5 * Math.sin(along * 0.013 + first) + 3 * Math.sin(along * 0.06 + second);
    const ragged = around(page, (along) => rim(along) + 5 * (random() - 0.5), 8);
    return (
      (textures
        ? `<g opacity="0.25" style="mix-blend-mode:soft-light">${cover(page, brush.sheet(textures.tooth, 300))}</g>`
        : '') +
      `<path d="${ragged}" fill="${PAPER}" fill-rule="evenodd"/>` +
      `<path d="${gaps(page, random)}" fill="none" stroke="${PAPER}" stroke-width="3.4" stroke-linecap="round"/>`
    );
  },
};

/** Where the crayon was lifted before it came to the edge: gaps between strokes, slanting as they do. */
function gaps({ width, height }: Page, random: Random): string {
  let path = '';
  const gap = (x: number, y: number, inwards: number) => {
    const long = 10 + random() * random() * 46;
    path += `M${num(x)} ${num(y)}l${num(inwards * long * 0.8)} ${num(inwards * -long * 0.56)}`;
  };
  for (let x = 30; x < width - 30; x += 7 + random() * 17) gap(x, height - 22, 1);
  for (let x = 30; x < width - 30; x += 7 + random() * 17) gap(x, 22, -1);
  for (let y = 30; y < height - 30; y += 7 + random() * 17) gap(22, y, 1);
  for (let y = 30; y < height - 30; y += 7 + random() * 17) gap(width - 22, y, -1);
  return path;
}

/** A tile of strokes: its size gives them their slant, `rising` which way they go. */
interface Hatch {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly rising: boolean;
}

/** Slanting strokes that run on over the tile's edges: one leaves at the right where another enters at the left. */
function strokes({ width, height, count, rising }: Hatch, random: Random): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const y = ((index + (random() - 0.5) * 0.8) / count) * height;
    const sway = (random() - 0.5) * 8;
    const climb = rising ? -height : height;
    for (const shift of [0, -climb])
      path += `M0 ${num(y + shift)}C${num(width * 0.35)} ${num(y + shift + climb * 0.35 + sway)} ${num(width * 0.65)} ${num(y + shift + climb * 0.65 - sway)} ${num(width)} ${num(y + shift + climb)}`;
  }
  return path;
}

/** Small things one way, upright ones steeply, wide ones nearly level: as the wrist lies. */
function hatchOf({ w, h, size }: Trace, figure: boolean): Hatch {
  if (figure) return { width: 44, height: 40, count: 6, rising: true };
  if (size < 200) return { width: 64, height: 52, count: 6, rising: (w * h) % 2 < 1.2 };
  return w > h * 2.4
    ? { width: 210, height: 62, count: 6, rising: true }
    : { width: 110, height: 96, count: 9, rising: w < h };
}

/** Colour rubbed on: a pale ground, strokes of the full colour over it. */
function rubbed(brush: Brush, value: Colour, read: Trace): string {
  const figure = brush.plane === 'figure';
  const hatch = hatchOf(read, figure);
  const random = randomFrom(Math.round(hatch.width));
  const full = mix(value, shade(value, 0.8), figure ? 0.4 : 0.3);
  return brush.pattern(
    hatch.width,
    hatch.height,
    `<path d="${strokes(hatch, random)}" fill="none" stroke="${value}" stroke-width="${figure ? 4.6 : 7}" stroke-opacity="0.85"/>` +
      `<path d="${strokes({ ...hatch, count: Math.ceil(hatch.count / 2) }, random)}" fill="none" stroke="${full}" stroke-width="${figure ? 2 : 3.4}" stroke-opacity="0.8"/>`,
  );
}

/** Long strokes over a plane that has its colours already. */
function scribble(brush: Brush, value: Colour, random: Random): string {
  const hatch: Hatch = { width: 230, height: 150, count: 10, rising: true };
  return brush.pattern(
    hatch.width,
    hatch.height,
    `<path d="${strokes(hatch, random)}" fill="none" stroke="${mix(value, PAPER, 0.06 + 0.62 * lightness(value))}" stroke-width="6" stroke-opacity="0.36"/>` +
      `<path d="${strokes(hatch, random)}" fill="none" stroke="${shade(value, 0.8)}" stroke-width="5" stroke-opacity="0.26"/>`,
  );
}
