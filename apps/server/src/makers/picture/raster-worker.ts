import type { PagePicture, Picture } from '@storylantern/contract';
import { drawPage as pageOf, drawPicture, PAGE, makeTextures, type Textures } from '@storylantern/illustrator';
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
  /** A picture from elsewhere in our widths and shape; null when it cannot be decoded, is small, or shows nothing. */
  receive(bytes: Uint8Array): Promise<RasterImage[] | null>;
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

/** As a width to a height, like every page we draw. */
const SHAPE = PAGE.width / PAGE.height;
/** What painters give. Drawings and documents would be read as programs, more or less, and are no paintings. */
const FORMATS: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp', 'heif', 'gif']);
/** Smaller ones would be blurred on a phone (pixels of the shorter side). */
const LEAST_SIDE = 256;
/** Larger ones are an attack or an accident. */
const MOST_PIXELS = 40_000_000;
/** How far the brightness of a picture must spread (standard deviation of 0 to 255): an empty sheet has next to nothing. */
const LEAST_SPREAD = 6;

/** Bytes that somebody else made: whatever is wrong with them is an answer and not a fault of ours. */
async function received(bytes: Uint8Array): Promise<RasterImage[] | null> {
  try {
    const sent = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
    if (!FORMATS.has((await sent.metadata()).format)) return null;
    const given = sent.rotate().removeAlpha();
    const { data, info } = await given.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    if (Math.min(info.width, info.height) < LEAST_SIDE) return null;
    const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const { channels } = await pixels.clone().stats();
    if (Math.max(...channels.map((channel) => channel.stdev)) < LEAST_SPREAD) return null;
    const width = WIDTHS[0];
    const large = await pixels
      .resize({ width, height: Math.round(width / SHAPE), fit: 'cover', position: 'attention' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: large.info.width, height: large.info.height, channels: large.info.channels };
    return await Promise.all(WIDTHS.map((each) => encode(sharp(large.data, { raw }), each)));
  } catch {
    return null;
  }
}

function grain(): Textures {
  return (textures ??= makeTextures());
}

const work: RasterWork = {
  draw: (picture, rasteriser) => rasterise(drawPicture(picture, { textures: grain() }), rasteriser),
  drawPage: (picture, rasteriser) => rasterise(pageOf(picture, { textures: grain() }), rasteriser),
  receive: received,
  warm: () => void grain(),
};

// Behind the requests, before the voice: the page shows the pictures first.
standBack(2);
workerpool.worker({ ...work });
