import type { PagePicture, Picture } from '@storylantern/contract';
import { drawPage as pageOf, drawPicture, makeTextures, type Textures } from '@storylantern/illustrator';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import workerpool from 'workerpool';
import { standBack } from '../../platform/workers/stand-back.ts';
import { encodeImage, LARGEST, WIDTHS, type RasterImage } from './encode-image.ts';
import { measurePicture, receivePicture, type PictureSize } from './receive-picture.ts';

/**
 * The process that draws: from the description of a picture to WebP in every width. A process and not a thread, because
 * the rasteriser is native code that can end whatever it runs in.
 */

/** Who turns the drawing into pixels; the second one steps in when the first has ended its process. */
export type Rasteriser = 'resvg' | 'librsvg';

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
  /** How large a picture from elsewhere is, in pixels; null when it cannot be decoded. */
  measure(bytes: Uint8Array): Promise<PictureSize | null>;
  /** Makes what every picture needs, so that the first one does not wait for it. */
  warm(): void;
};

let textures: Textures | undefined;
sharp.concurrency(1);

function pixelsOf(svg: string, rasteriser: Rasteriser): Sharp {
  if (rasteriser === 'librsvg') return sharp(Buffer.from(svg)).resize({ width: LARGEST });
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: LARGEST },
    font: { loadSystemFonts: false },
  }).render();
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
}

async function rasterise({ svg, description }: { svg: string; description: string }, rasteriser: Rasteriser) {
  const large = pixelsOf(svg, rasteriser).removeAlpha();
  return { images: await Promise.all(WIDTHS.map((width) => encodeImage(large, width))), description };
}

function grain(): Textures {
  return (textures ??= makeTextures());
}

const work: RasterWork = {
  draw: (picture, rasteriser) => rasterise(drawPicture(picture, { textures: grain() }), rasteriser),
  drawPage: (picture, rasteriser) => rasterise(pageOf(picture, { textures: grain() }), rasteriser),
  receive: receivePicture,
  measure: measurePicture,
  warm: () => void grain(),
};

// Behind the requests, before the voice: the page shows the pictures first.
standBack(2);
workerpool.worker({ ...work });
