import { createRequire } from 'node:module';
import { SETTINGS, TIMES, type Looks, type Picture } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { drawPicture, makeTextures } from '../src/index.ts';
import { difference, type Colour } from '../src/paint/colour.ts';
import { picture } from './any-picture.ts';

/** What is seen, measured on the pixels of the rasteriser the server uses. Differences are OKLab times 100. */

const server = createRequire(new URL('../../../apps/server/package.json', import.meta.url));
const { Resvg } = server('@resvg/resvg-js') as typeof import('@resvg/resvg-js');

const WIDTH = 480;
const SCALE = WIDTH / 1200;
const textures = makeTextures();

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function rasterise(svg: string): Pixels {
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: WIDTH } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

const hex = (red: number, green: number, blue: number): Colour =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function colourAt({ data, width }: Pixels, x: number, y: number): Colour {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  return hex(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

/** The mean colour of a small square. */
function patch(image: Pixels, x: number, y: number, reach = 3): Colour {
  const sum = [0, 0, 0];
  let count = 0;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++, count++) {
      const at = ((Math.round(y) + dy) * image.width + Math.round(x) + dx) * 4;
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (image.data[at + channel] ?? 0);
    }
  }
  return hex((sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count);
}

const CHILDREN: readonly Looks[] = [
  { ...picture().looks, hairStyle: 'short', hairColour: 'blonde', skin: 'porcelain' },
  { ...picture().looks, hairStyle: 'short', hairColour: 'brown', skin: 'honey' },
  { ...picture().looks, hairStyle: 'short', hairColour: 'black', skin: 'deep-brown' },
];
const PLACES = SETTINGS.flatMap((setting) => TIMES.map((time) => ({ setting, time })));

/** Skin beside the chin and hair on the crown, as they come out in one place. */
function sample(where: Partial<Picture>, looks: Looks) {
  const { svg, layout } = drawPicture(picture({ ...where, looks, feeling: 'calm', seed: 3 }), { textures });
  const image = rasterise(svg);
  const unit = layout.face.r / 53;
  const at = (x: number, y: number) =>
    patch(image, (layout.face.x + x * unit) * SCALE, (layout.face.y + y * unit) * SCALE);
  return { skin: at(3, 41), hair: at(-20, -50), image, figure: layout.figure };
}

describe.each(CHILDREN)('a child of $skin skin and $hairColour hair', (looks) => {
  const usual = sample({ setting: 'garden', time: 'day' }, looks);

  it('keeps its skin and hair in every place and every light', () => {
    for (const where of PLACES) {
      const { skin, hair } = sample(where, looks);
      expect(difference(skin, usual.skin), `skin: ${where.setting}, ${where.time}`).toBeLessThanOrEqual(5);
      expect(difference(hair, usual.hair), `hair: ${where.setting}, ${where.time}`).toBeLessThanOrEqual(8);
    }
  });

  it('stands out from every place at every hour', () => {
    for (const where of PLACES) {
      const scene = picture({ ...where, looks, feeling: 'calm', seed: 3 });
      const empty = rasterise(drawPicture(scene, { textures, empty: true }).svg);
      const { image, figure } = sample(where, looks);
      const distances: number[] = [];
      // Without the lowest part: there lies the shadow, which is meant to be near to the ground's colour.
      for (let y = Math.ceil(figure.y * SCALE); y < (figure.y + figure.h - 24) * SCALE; y++) {
        for (let x = Math.ceil(figure.x * SCALE); x < (figure.x + figure.w) * SCALE; x++) {
          const [here, behind] = [colourAt(image, x, y), colourAt(empty, x, y)];
          const apart = difference(here, behind);
          if (apart > 0.7) distances.push(apart);
        }
      }
      const mean = distances.reduce((sum, each) => sum + each, 0) / distances.length;
      const lost = distances.filter((each) => each < 6).length / distances.length;
      expect(mean, `${where.setting}, ${where.time}`).toBeGreaterThanOrEqual(12.5);
      expect(lost, `${where.setting}, ${where.time}`).toBeLessThanOrEqual(0.2);
    }
  });
});
