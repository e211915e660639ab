import type { PagePicture, Picture } from '@storylantern/contract';
import { drawPage as pageOf, drawPicture, makeTextures, type Textures } from '@storylantern/illustrator';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import workerpool from 'workerpool';
import { standBack } from '../../platform/workers/stand-back.ts';

/**
 * The process that draws: from the description of a picture to WebP in every width. A process and not a thread, because
 * the rasteriser is native code that can end whatever it runs in.
 */

/** Widths in pixels, for print and tablets and for phones and cards. */
const WIDTHS = [1200, 480] as const;
/**
 * Of 100. The first was measured as the least at which flat washes show no blocks; the others are for the few busy
 * pictures that would be heavier than a page may be.
 */
const QUALITIES = [82, 74, 64, 50] as const;
/** The heaviest a picture may be as it is sent: a second on a slow phone network. */
const MOST_BYTES = 200_000;

/** Who turns the drawing into pixels; the second one steps in when the first has ended its process. */
export type Rasteriser = 'resvg' | 'librsvg';

export interface RasterImage {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface Raster {
  readonly images: RasterImage[];
  /** What the picture shows, in words. */
  readonly description: string;
}

/** What the process does, as its callers see it. */
export type RasterWork = {
  draw(picture: Picture, rasteriser: Rasteriser): Promise<Raster>;
  drawPage(picture: PagePicture, rasteriser: Rasteriser): Promise<Raster>;
  /** Makes what every picture needs, so that the first one does not wait for it. */
  warm(): void;
};

let textures: Textures | undefined;
sharp.concurrency(1);

function pixelsOf(svg: string, rasteriser: Rasteriser): Sharp {
  if (rasteriser === 'librsvg') return sharp(Buffer.from(svg)).resize({ width: WIDTHS[0] });
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: WIDTHS[0] },
    font: { loadSystemFonts: false },
  }).render();
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
}

async function encode(large: Sharp, width: number): Promise<RasterImage> {
  const sized = large.clone().resize({ width });
  for (const quality of QUALITIES) {
    const { data, info } = await sized.clone().webp({ quality, effort: 2 }).toBuffer({ resolveWithObject: true });
    if (data.length > MOST_BYTES && quality !== QUALITIES.at(-1)) continue;
    return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
  }
  throw new Error('No quality to encode with');
}

async function rasterise({ svg, description }: { svg: string; description: string }, rasteriser: Rasteriser) {
  const large = pixelsOf(svg, rasteriser).removeAlpha();
  return { images: await Promise.all(WIDTHS.map((width) => encode(large, width))), description };
}

function grain(): Textures {
  return (textures ??= makeTextures());
}

const work: RasterWork = {
  draw: (picture, rasteriser) => rasterise(drawPicture(picture, { textures: grain() }), rasteriser),
  drawPage: (picture, rasteriser) => rasterise(pageOf(picture, { textures: grain() }), rasteriser),
  warm: () => void grain(),
};

// Behind the requests, before the voice: the page shows the pictures first.
standBack(2);
workerpool.worker({ ...work });
