import { Resvg } from '@resvg/resvg-js';
import { SETTINGS, TIMES, type Looks, type Picture } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { drawPicture, makeTextures } from '../src/index.ts';
import { difference, type Colour } from '../src/paint/colour.ts';
import { picture } from './any-picture.ts';

/** What is seen, measured on the pixels of the rasteriser the server uses. Differences are OKLab times 100. */

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

/** What is seen of a child in one place. */
interface Seen {
  /** Skin beside the chin and hair on the crown. */
  readonly skin: Colour;
  readonly hair: Colour;
  /** Mean difference between the figure and what is behind it, and the share of it that is hardly told apart. */
  readonly apart: number;
  readonly lost: number;
}

function look(where: Partial<Picture>, looks: Looks): Seen {
  const scene = picture({ ...where, looks, feeling: 'calm', seed: 3 });
  const { svg, layout } = drawPicture(scene, { textures });
  const image = rasterise(svg);
  const empty = rasterise(drawPicture(scene, { textures, empty: true }).svg);
  const unit = layout.face.r / 53;
  const at = (x: number, y: number) =>
    patch(image, (layout.face.x + x * unit) * SCALE, (layout.face.y + y * unit) * SCALE);
  const distances: number[] = [];
  const { x: left, y: top, w, h } = layout.figure;
  // Without the lowest part: there lies the shadow, which is meant to be near to the ground's colour.
  for (let y = Math.ceil(top * SCALE); y < (top + h - 24) * SCALE; y++) {
    for (let x = Math.ceil(left * SCALE); x < (left + w) * SCALE; x++) {
      const distance = difference(colourAt(image, x, y), colourAt(empty, x, y));
      if (distance > 0.7) distances.push(distance);
    }
  }
  return {
    skin: at(3, 41),
    hair: at(-20, -50),
    apart: distances.reduce((sum, each) => sum + each, 0) / distances.length,
    lost: distances.filter((each) => each < 6).length / distances.length,
  };
}

describe.each(CHILDREN)('a child of $skin skin and $hairColour hair', (looks) => {
  const seen = PLACES.map((where) => ({ name: `${where.setting}, ${where.time}`, ...look(where, looks) }));
  const usual = look({ setting: 'garden', time: 'day' }, looks);

  it('keeps its skin and hair in every place and every light', () => {
    expect(seen.filter(({ skin }) => difference(skin, usual.skin) > 5)).toEqual([]);
    expect(seen.filter(({ hair }) => difference(hair, usual.hair) > 8)).toEqual([]);
  });

  it('stands out from every place at every hour', () => {
    expect(seen.filter(({ apart, lost }) => apart < 13 || lost > 0.3)).toEqual([]);
  });
});
