import { mix, shade, tint } from '../colour.ts';
import { fine, num } from '../path.ts';
import type { Style } from '../style.ts';

/** Gouache without outlines: light from the upper left turns to a violet shade on the lower right, under paper grain. */
export const childrensBook: Style = {
  id: "children's book",

  tone: (value) => value,

  shape(brush, path, value, { form = 1, opacity = 1, inside, evenOdd }) {
    const rule = evenOdd ? ' fill-rule="evenodd"' : '';
    const veil = opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : '';
    const strength = Math.min(1, form);
    const fill =
      strength > 0
        ? brush.gradientAcross([
            [0, mix(value, tint(value, 1.3), 0.62 * strength)],
            [0.42, value],
            [0.58, value],
            [1, mix(value, shade(value, 1.5), 0.72 * strength)],
          ])
        : value;
    // A breath of a deeper edge keeps a pale child from melting into a pale wall.
    const edge =
      brush.plane === 'figure' && strength > 0 && opacity === 1
        ? ` stroke="${shade(value, 1.3)}" stroke-width="1.3" stroke-opacity="0.42"`
        : '';
    const body = `<path d="${path}" fill="${fill}"${edge}${rule}${veil}/>`;
    if (!inside) return body;
    const shadow =
      strength > 0
        ? `<path d="${path}" fill="${brush.gradientAcross([
            [0.55, shade(value, 1.6), 0],
            [1, shade(value, 1.6), 0.5 * strength],
          ])}"${rule}/>`
        : '';
    return `${body}<g clip-path="${brush.clip(path, evenOdd)}">${inside}${shadow}</g>`;
  },

  line(_brush, path, value, width, opacity) {
    const veil = opacity < 1 ? ` stroke-opacity="${fine(opacity)}"` : '';
    return `<path d="${path}" fill="none" stroke="${value}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${veil}/>`;
  },

  finish(brush, { width, height }, textures) {
    if (!textures) return '';
    const cover = (fill: string, opacity: number) =>
      `<rect width="${num(width)}" height="${num(height)}" fill="${fill}" fill-opacity="${fine(opacity)}"/>`;
    // One blended layer for both: each of its own would cost a pass over the whole page.
    return `<g opacity="0.3" style="mix-blend-mode:soft-light">${cover(brush.tile(textures.bloom, 700, 31), 1)}${cover(brush.tile(textures.grain, 260, 17), 0.64)}</g>`;
  },
};
