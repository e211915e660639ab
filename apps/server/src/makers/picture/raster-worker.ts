import type { Picture } from '@storylantern/contract';
import { drawPicture, makeTextures, type Textures } from '@storylantern/illustrator';
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
/** Of 100: measured as the least at which flat washes show no blocks. */
const QUALITY = 82;

/** Who turns the drawing into pixels; the second one steps in when the first has ended its process. */
export type Rasteriser = 'resvg' | 'librsvg';

export interface RasterImage {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** What the process does, as its callers see it. */
export type RasterWork = {
  draw(picture: Picture, rasteriser: Rasteriser): Promise<{ images: RasterImage[]; description: string }>;
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

async function draw(picture: Picture, rasteriser: Rasteriser) {
  textures ??= makeTextures();
  const { svg, description } = drawPicture(picture, { textures });
  const large = pixelsOf(svg, rasteriser).removeAlpha();
  const images = await Promise.all(
    WIDTHS.map(async (width): Promise<RasterImage> => {
      const { data, info } = await large
        .clone()
        .resize({ width })
        .webp({ quality: QUALITY, effort: 2 })
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
    }),
  );
  return { images, description };
}

function warm(): void {
  textures ??= makeTextures();
}

// Behind the requests, before the voice: the page shows the cover first.
standBack(2);
workerpool.worker({ draw, warm });
