import type { Brush } from '../brush.ts';
import { adjust, lightness, mix, shade, type Colour } from '../colour.ts';
import { curve, fine, num, type Point } from '../path.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Style } from '../style.ts';
import { byHand } from '../by-hand.ts';
import { trace, type Trace } from '../trace.ts';
import { around, chanceOf, cover, drops } from './page.ts';

const PAPER: Colour = '#fffaf0';
const SEPIA: Colour = '#54392f';
/** Where a wash is thin it runs to yellow, where it gathers to blue. */
const WARM: Colour = '#f0c060';
const COOL: Colour = '#5f74c0';

/** How much paper shines through a wash: much through a light one, little through the deep colours of a night. */
const thin = (value: Colour, most: number): number => most * Math.min(1, Math.max(0.12, 1.6 * lightness(value) - 0.48));

/** A wet hand: it strays a little, over long ways, and not at all on what is small. */
const hand = ({ size }: Trace, plane: Brush['plane']) => ({
  stray: Math.min(plane === 'figure' ? 0.9 : 2.2, size * 0.012),
  wave: plane === 'figure' ? 44 : 74,
});

/** Wet washes that dry with a darker rim, white paper between them, a sepia line that is drawn a little beside. */
export const watercolor: Style = {
  id: 'watercolor',
  strokes: { count: 0.7, width: 1.5, opacity: 0.62 },
  light: { place: 0.7, figures: 0.7, halo: 1.2, corners: 0.3 },

  tone: (value, plane) => {
    const lifted = adjust(
      value,
      (plane === 'figure' ? 0.03 : 0.07) * (1 - lightness(value)),
      plane === 'figure' ? 1.12 : 1.16,
    );
    return plane === 'figure' ? lifted : mix(lifted, PAPER, thin(value, 0.2));
  },

  shape(brush, path, value, { form = 1, opacity = 1, inside, evenOdd }) {
    const read = trace(path);
    const figure = brush.plane === 'figure';
    const wet = byHand(read, hand(read, brush.plane));
    const rule = evenOdd ? ' fill-rule="evenodd"' : '';
    const veil = opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : '';
    const strength = Math.min(1, form) * (figure ? 0.8 : 1);
    const deep = adjust(value, -0.09, 1.16);
    const run = figure ? 0.05 : 0.2;
    const fill =
      strength > 0
        ? brush.gradientAcross([
            [0, mix(mix(value, WARM, run), PAPER, thin(value, figure ? 0.36 : 0.68) * strength)],
            [0.26, mix(mix(value, WARM, run * 0.8), PAPER, 0.16 * strength)],
            [0.6, value],
            [1, mix(mix(deep, COOL, run), shade(value, 1.2), 0.4)],
          ])
        : value;
    const wide = Math.min(figure ? 1.9 : 3.4, read.size * 0.05);
    const gap =
      figure && opacity === 1 && read.size > 16
        ? `<path d="${wet}" fill="none" stroke="${PAPER}" stroke-width="${num(Math.min(5, read.size * 0.08))}" stroke-opacity="0.6"/>`
        : '';
    // Round a thing of several parts the rim goes beneath, so that none crosses the middle.
    const united = read.parts > 1 && !evenOdd && opacity === 1;
    const pen = mix(shade(value, 2.4), SEPIA, 0.6);
    const rim = united
      ? `stroke="${pen}" stroke-width="${num(wide * 1.4)}" stroke-opacity="0.7" stroke-linejoin="round"`
      : `stroke="${deep}" stroke-width="${num(wide)}" stroke-opacity="0.46"`;
    const body =
      gap +
      (united ? `<path d="${wet}" fill="none" ${rim}/>` : '') +
      `<path d="${wet}" fill="${fill}"${united ? '' : ` ${rim}`}${rule}${veil}/>`;
    const line =
      read.size > 14 && opacity > 0.5 && !united
        ? `<path d="${byHand(read, { ...hand(read, brush.plane), phase: 2.4 })}" transform="translate(${figure ? '1.2 -0.9' : '2.2 -1.6'})" fill="none" stroke="${pen}" stroke-width="${figure ? 1.05 : 1.3}" stroke-opacity="${figure ? 0.85 : 0.62}" stroke-linejoin="round"/>`
        : '';
    const stains =
      !figure && read.size > 420 && opacity === 1
        ? `<path d="${wet}" fill="${stained(brush, value, chanceOf(path))}"/>`
        : '';
    return body + stains + (inside ? `<g clip-path="${brush.clip(wet, evenOdd)}">${inside}</g>` : '') + line;
  },

  line(_brush, path, value, width, opacity) {
    const veil = opacity < 1 ? ` stroke-opacity="${fine(opacity)}"` : '';
    return `<path d="${path}" fill="none" stroke="${value}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${veil}/>`;
  },

  wash(brush, path, stops, direction) {
    const read = trace(path);
    const [light, dark] = [stops[0]?.[1] ?? PAPER, stops.at(-1)?.[1] ?? PAPER];
    const fill = direction === 'down' ? brush.gradientDown(stops) : brush.gradientAcross(stops);
    const body = `<path d="${byHand(read, hand(read, brush.plane))}" fill="${fill}"/>`;
    if (read.w < 300 || read.h < 120) return body;
    return body + pools(read, light, dark, chanceOf(path));
  },

  finish(brush, page, textures) {
    const random = randomFrom(Math.floor(brush.random() * 1e9));
    const torn = (margin: number, sway: number) => {
      const [first, second, third] = [random() * 6, random() * 6, random() * 6];
      return around(
        page,
        (along) =>
          margin +
          sway *
            (0.55 * Math.sin(along * 0.009 + first) +
              0.3 * Math.sin(along * 0.037 + second) +
              0.18 * Math.sin(along * 0.11 + third) +
              0.34 * (random() - 0.5)),
        15,
        { soft: true, corner: margin + sway + 14 },
      );
    };
    const edge = (path: string, opacity: number) =>
      `<path d="${path}" fill="${PAPER}" fill-rule="evenodd" fill-opacity="${opacity}"/>`;
    const rim = torn(34, 13);
    return (
      (textures
        ? `<g opacity="0.42" style="mix-blend-mode:soft-light">${cover(page, brush.sheet(textures.tide, 600, 450))}${cover(page, brush.sheet(textures.grain, 200), 0.42)}</g>`
        : '') +
      drops(page, '#7d8fa8', 16, random) +
      edge(torn(66, 26), 0.38) +
      edge(torn(48, 18), 0.42) +
      `<path d="${rim}" fill="none" stroke="#b79f86" stroke-width="2.4" stroke-opacity="0.16"/>` +
      edge(rim, 1)
    );
  },
};

/** The crinkled outline of a stain. */
function stain(cx: number, cy: number, rx: number, ry: number, random: Random): string {
  const rim = Array.from({ length: 20 }, (_, index): Point => {
    const angle = (index / 20) * Math.PI * 2;
    const reach = 0.84 + random() * 0.32;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  return curve(rim);
}

/** Where a drop of clear water ran into a drying wash: pale inside, the pigment pushed to a crinkled rim. */
function pools({ x, y, w, h }: Trace, light: Colour, dark: Colour, random: Random): string {
  let markup = '';
  for (let index = 0; index < 9; index++) {
    const rx = Math.min(w * 0.2, 70 + random() * 150);
    const ry = Math.min(h * 0.32, rx * (0.36 + random() * 0.3));
    const [cx, cy] = [x + rx * 1.3 + random() * (w - rx * 2.6), y + ry * 1.3 + random() * (h - ry * 2.6)];
    const [fill, dense] =
      index % 3 === 0
        ? [mix(adjust(dark, -0.05, 1.2), COOL, 0.3), 0.16]
        : index % 3 === 1
          ? [mix(light, PAPER, thin(light, 0.8)), 0.42]
          : [mix(mix(light, WARM, thin(light, 0.44)), PAPER, thin(light, 0.34)), 0.26];
    markup += `<path d="${stain(cx, cy, rx, ry, random)}" fill="${fill}" fill-opacity="${dense}" stroke="${adjust(dark, -0.08, 1.25)}" stroke-width="2.2" stroke-opacity="0.2"/>`;
  }
  return markup;
}

/** Stains over wide ground, repeating where nobody sees it. */
function stained(brush: Brush, value: Colour, random: Random): string {
  const [width, height] = [610, 260];
  let [pale, deep] = ['', ''];
  for (let index = 0; index < 7; index++) {
    const [rx, ry] = [50 + random() * 60, 18 + random() * 22];
    const path = stain(
      rx * 1.2 + random() * (width - rx * 2.4),
      ry * 1.2 + random() * (height - ry * 2.4),
      rx,
      ry,
      random,
    );
    if (index % 2) pale += path;
    else deep += path;
  }
  const rim = `stroke="${adjust(value, -0.08, 1.25)}" stroke-width="2" stroke-opacity="0.22"`;
  return brush.pattern(
    width,
    height,
    `<path d="${pale}" fill="${mix(mix(value, WARM, thin(value, 0.36)), PAPER, thin(value, 0.7))}" fill-opacity="0.4" ${rim}/>` +
      `<path d="${deep}" fill="${mix(adjust(value, -0.06, 1.2), COOL, 0.25)}" fill-opacity="0.22" ${rim}/>`,
  );
}
