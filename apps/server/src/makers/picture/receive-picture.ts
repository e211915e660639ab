import { PAGE } from '@storylantern/illustrator';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { MODEL_MADE_XMP } from '../source-mark.ts';
import { encodeImage, LARGEST, WIDTHS, type RasterImage } from './encode-image.ts';

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

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes that somebody else made, as pixels. Whatever is wrong with them is an answer (null) and not a fault of ours. */
async function decoded(bytes: Uint8Array): Promise<{ readonly data: Buffer; readonly info: OutputInfo } | null> {
  try {
    const sent = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
    if (!FORMATS.has((await sent.metadata()).format)) return null;
    const given = sent.rotate().removeAlpha();
    return await given.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
}

const pixelsOf = ({ data, info }: { readonly data: Buffer; readonly info: OutputInfo }): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

/** Whether anything is to be seen: an empty sheet is no picture. */
async function isBlank(pixels: Sharp): Promise<boolean> {
  const { channels } = await pixels.clone().stats();
  return Math.max(...channels.map((channel) => channel.stdev)) < LEAST_SPREAD;
}

/** How large a picture from elsewhere is; null when it cannot be decoded, or shows nothing. */
export async function measurePicture(bytes: Uint8Array): Promise<PictureSize | null> {
  const picture = await decoded(bytes);
  if (!picture || (await isBlank(pixelsOf(picture)))) return null;
  return { width: picture.info.width, height: picture.info.height };
}

/**
 * A picture that a model made in our widths and shape, each with the mark that says so; null when it cannot be decoded, is
 * small, or shows nothing. Whatever else the file said of itself is left out.
 */
export async function receivePicture(bytes: Uint8Array): Promise<RasterImage[] | null> {
  const picture = await decoded(bytes);
  if (!picture) return null;
  if (Math.min(picture.info.width, picture.info.height) < LEAST_SIDE) return null;
  const pixels = pixelsOf(picture);
  if (await isBlank(pixels)) return null;
  const large = await pixels
    .resize({ width: LARGEST, height: Math.round(LARGEST / SHAPE), fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: large.info.width, height: large.info.height, channels: large.info.channels };
  return Promise.all(WIDTHS.map((each) => encodeImage(sharp(large.data, { raw }), each, MODEL_MADE_XMP)));
}
