import { Resvg } from '@resvg/resvg-js';
import { PICTURE_STYLES, SKINS, type Looks, type Picture, type PictureStyle } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPicture, makeTextures } from '../src/index.ts';
import { difference, lightness, type Colour } from '../src/paint/colour.ts';
import { anyPicture, picture } from './any-picture.ts';
import { faultsOf } from './svg-faults.ts';

/** What sets the styles apart and what no style may change, measured on pixels. Differences are OKLab times 100. */

const WIDTH = 400;
const SCALE = WIDTH / 1200;
const textures = makeTextures();

interface Pixels {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): Colour;
}

function rasterise(svg: string): Pixels {
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: WIDTH } }).render();
  const { width, height, pixels } = image;
  return {
    width,
    height,
    at(x, y) {
      const index = (Math.round(y) * width + Math.round(x)) * 4;
      const digits = [0, 1, 2].map((channel) => (pixels[index + channel] ?? 0).toString(16).padStart(2, '0'));
      return `#${digits.join('')}`;
    },
  };
}

const child = (looks: Partial<Looks>): Looks => ({ ...picture().looks, hairStyle: 'short', ...looks });
const PALE = child({ skin: 'porcelain', hairColour: 'blonde' });
const DARK = child({ skin: 'deep-brown', hairColour: 'black' });

/** Middle of the lightness of a patch beside the chin. */
function skinOf(style: PictureStyle, skin: Looks['skin'], where: Partial<Picture> = {}): number {
  const drawn = drawPicture(picture({ feeling: 'calm', ...where, style, looks: child({ skin }) }), { textures });
  const image = rasterise(drawn.svg);
  const { x, y, r } = drawn.layout.face;
  const seen: number[] = [];
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -3; dx <= 3; dx++) seen.push(lightness(image.at(x * SCALE + dx, (y + r * 0.78) * SCALE + dy)));
  return seen.sort((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 0;
}

/** How far a child stands out from the place behind it: mean difference over the figure, without its shadow. */
function apartness(where: Partial<Picture>): number {
  const scene = picture({ feeling: 'calm', seed: 3, ...where });
  const { svg, layout } = drawPicture(scene, { textures });
  const [image, empty] = [rasterise(svg), rasterise(drawPicture(scene, { textures, empty: true }).svg)];
  const { x: left, y: top, w, h } = layout.figure;
  let [sum, count] = [0, 0];
  for (let y = Math.ceil(top * SCALE); y < (top + h - 24) * SCALE; y += 2) {
    for (let x = Math.ceil(left * SCALE); x < (left + w) * SCALE; x += 2) {
      const apart = difference(image.at(x, y), empty.at(x, y));
      if (apart <= 0.7) continue;
      sum += apart;
      count++;
    }
  }
  return sum / count;
}

/** What an eye would call palette, line, texture and edge, as numbers. */
function featuresOf(svg: string): number[] {
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: 800 } }).render();
  const { width, height, pixels } = image;
  const count = width * height;
  const light = new Float32Array(count);
  const tones = new Map<number, number>();
  let chroma = 0;
  for (let index = 0; index < count; index++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3);
    light[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
    chroma += Math.max(red, green, blue) - Math.min(red, green, blue);
    const tone = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    tones.set(tone, (tones.get(tone) ?? 0) + 1);
  }
  const at = (x: number, y: number) => light[y * width + x] ?? 0;
  let [seen, dark, pale, edges, grain, calm, rim, margin] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let y = 6; y < height - 6; y += 2) {
    for (let x = 6; x < width - 6; x += 2) {
      seen++;
      const here = at(x, y);
      const around = [at(x - 4, y), at(x + 4, y), at(x, y - 4), at(x, y + 4)] as const;
      const between = (by: number) =>
        (by * (around[0] - here) > 14 && by * (around[1] - here) > 14) ||
        (by * (around[2] - here) > 14 && by * (around[3] - here) > 14);
      if (between(1)) dark++;
      if (between(-1)) pale++;
      const step = Math.abs(at(x + 2, y) - here) + Math.abs(at(x, y + 2) - here);
      if (step > 36) edges++;
      else {
        calm++;
        grain += Math.abs(2 * here - at(x - 1, y) - at(x + 1, y));
      }
      if (Math.min(x, y, width - x, height - y) < 14) {
        rim++;
        margin += here;
      }
    }
  }
  let [covered, inks] = [0, 0];
  for (const share of [...tones.values()].sort((first, second) => second - first)) {
    if (covered > count * 0.75) break;
    covered += share;
    inks++;
  }
  const ordered = light.toSorted();
  return [
    chroma / count,
    (100 * dark) / seen,
    (100 * pale) / seen,
    (100 * edges) / seen,
    grain / calm,
    Math.log(inks),
    margin / rim,
    ordered[Math.floor(count / 2)] ?? 0,
    ordered[Math.floor(count * 0.04)] ?? 0,
  ];
}

const PLACES = [
  { setting: 'playground', time: 'day' },
  { setting: 'classroom', time: 'day' },
  { setting: 'bedroom', time: 'night' },
] as const;

const mean = (rows: readonly (readonly number[])[]): number[] =>
  (rows[0] ?? []).map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length);

describe('the styles', () => {
  const measured = PICTURE_STYLES.map((style) => {
    const [one, other] = (['wave', 'sit'] as const).map((pose) =>
      mean(PLACES.map((place) => featuresOf(drawPicture(picture({ ...place, style, pose }), { textures }).svg))),
    );
    return { style, one: one ?? [], other: other ?? [] };
  });
  const spread = mean(measured.map(({ one }) => one)).map((middle, column) =>
    Math.sqrt(mean(measured.map(({ one }) => [((one[column] ?? 0) - middle) ** 2]))[0] ?? 1),
  );
  const distance = (first: readonly number[], second: readonly number[]) =>
    Math.sqrt(
      first.reduce((sum, value, column) => sum + ((value - (second[column] ?? 0)) / (spread[column] ?? 1)) ** 2, 0),
    );

  it('differ from each other at least eight times as much as two poses in one style', () => {
    const within = Math.max(...measured.map(({ one, other }) => distance(one, other)));
    const pairs = measured.flatMap((first, index) =>
      measured.slice(index + 1).map((second) => ({
        pair: `${first.style} and ${second.style}`,
        times: distance(first.one, second.one) / within,
      })),
    );
    expect(pairs.filter(({ times }) => times < 8)).toEqual([]);
  });
});

describe.each(PICTURE_STYLES)('%s', (style) => {
  it('draws any picture cleanly, in bounds and not too large, and the same again', () => {
    fc.assert(
      fc.property(anyPicture, (any) => {
        const scene = { ...any, style };
        const { svg } = drawPicture(scene, { textures });
        expect(faultsOf(svg)).toEqual([]);
        expect(svg.length).toBeLessThan(620_000);
        expect(drawPicture(scene, { textures }).svg).toBe(svg);
      }),
      { numRuns: 12 },
    );
  });

  it('keeps the skins of children in their order and apart from each other', () => {
    const seen = SKINS.map((skin) => ({ skin, seen: skinOf(style, skin) }));
    const steps = seen
      .slice(1)
      .map(({ skin, seen: value }, index) => ({ skin, step: (seen[index]?.seen ?? 0) - value }));
    expect(steps.filter(({ step }) => step < 0.025)).toEqual([]);
  });

  it('keeps a child the same by day and by night', () => {
    for (const skin of ['porcelain', 'honey', 'deep-brown'] as const) {
      const night = skinOf(style, skin, { setting: 'street', time: 'night' });
      expect(Math.abs(night - skinOf(style, skin)), skin).toBeLessThan(0.06);
    }
  });

  it('lets the palest and the darkest child stand out from day, sunset and night', () => {
    const seen = [PALE, DARK].flatMap((looks) =>
      (
        [
          ['classroom', 'day'],
          ['bedroom', 'sunset'],
          ['forest', 'night'],
        ] as const
      ).map(([setting, time]) => ({ setting, skin: looks.skin, apart: apartness({ setting, time, looks, style }) })),
    );
    expect(seen.filter(({ apart }) => apart < 14)).toEqual([]);
  });

  it('keeps night dark', () => {
    const light = (time: Picture['time']) => {
      const image = rasterise(drawPicture(picture({ setting: 'garden', time, style }), { textures, empty: true }).svg);
      let [sum, count] = [0, 0];
      for (let y = 40; y < image.height - 40; y += 3)
        for (let x = 40; x < image.width - 40; x += 3, count++) sum += lightness(image.at(x, y));
      return sum / count;
    };
    expect(light('night')).toBeLessThan(0.66);
    expect(light('day') - light('night')).toBeGreaterThan(0.15);
  });
});
