import type { Sharp } from 'sharp';

/** Widths in pixels, for print and tablets and for phones and cards. */
export const WIDTHS = [1200, 480] as const;
export const LARGEST = WIDTHS[0];
/**
 * Of 100. The first was measured as the least at which flat washes show no blocks; the others are for the few busy
 * pictures that would be heavier than a page may be.
 */
const QUALITIES = [82, 74, 64, 50] as const;
/** The heaviest a picture may be as it is sent: a second on a slow phone network. */
const MOST_BYTES = 200_000;

/** One picture in one width, as WebP. */
export interface RasterImage {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Brings pixels into one width, as good as they may be heavy. @param xmp what the file says of itself, beside its pixels. */
export async function encodeImage(large: Sharp, width: number, xmp?: string): Promise<RasterImage> {
  const plain = large.clone().resize({ width });
  const sized = xmp === undefined ? plain : plain.withXmp(xmp);
  for (const quality of QUALITIES) {
    const { data, info } = await sized.clone().webp({ quality, effort: 2 }).toBuffer({ resolveWithObject: true });
    if (data.length > MOST_BYTES && quality !== QUALITIES.at(-1)) continue;
    return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
  }
  throw new Error('No quality to encode with');
}
