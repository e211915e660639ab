import { Resvg } from '@resvg/resvg-js';
import type { Colour } from '../src/paint/colour.ts';

/** A drawing as the server's rasteriser paints it. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Pixels of a unit of the page. */
  readonly scale: number;
  at(x: number, y: number): Colour;
  /** The mean colour of a small square around a point of the page, in page units. */
  patch(x: number, y: number): Colour;
}

const digits = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

export function rasterise(svg: string, width: number): Pixels {
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } }).render();
  const data = image.pixels;
  const scale = width / 1200;
  const channels = (x: number, y: number) => {
    const index = (Math.round(y) * image.width + Math.round(x)) * 4;
    return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0] as const;
  };
  return {
    width: image.width,
    height: image.height,
    scale,
    at: (x, y) => `#${channels(x, y).map(digits).join('')}`,
    patch(x, y) {
      const reach = Math.max(1, Math.round(7 * scale));
      const sum = [0, 0, 0];
      let count = 0;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++, count++)
          channels(x * scale + dx, y * scale + dy).forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value));
      }
      return `#${sum.map((value) => digits(value / count)).join('')}`;
    },
  };
}
