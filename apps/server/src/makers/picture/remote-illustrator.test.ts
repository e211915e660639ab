import { noDefects } from '../../../test/support/no-defects.ts';
import { randomBytes } from 'node:crypto';
import { looksFor } from '@storylantern/illustrator';
import type { Picture } from '@storylantern/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ModelServerFault } from '../model-server/fault.ts';
import type { PictureModel } from '../model-server/models.ts';
import { createEmbeddedIllustrator } from './embedded-illustrator.ts';
import { createRemoteIllustrator } from './remote-illustrator.ts';

const own = createEmbeddedIllustrator({ processes: 1 });
afterAll(() => own.close());

const COVER: Picture = {
  setting: 'garden',
  time: 'day',
  pose: 'wave',
  feeling: 'happy',
  companion: null,
  props: ['ball'],
  seed: 1,
  style: "children's book",
  looks: looksFor('Mia', 6, {}),
  age: 6,
};

const painting = (give: () => Promise<Uint8Array>): PictureModel => ({
  name: 'painter-1',
  sendsNames: false,
  draw: give,
});
const covered = (give: () => Promise<Uint8Array>) =>
  createRemoteIllustrator({ model: painting(give), own, defects: noDefects }).draw(COVER);

/** What says that a model made it, to every program that reads the IPTC's fields. */
const MODEL_MADE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** Coloured noise is a picture as far as a decoder can tell. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4f0ea' } });

describe('a picture by a model server', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('comes as WebP for phone and print from %s', async (format) => {
    const { images, maker, mime } = await covered(() => noise(640, 640).toFormat(format).toBuffer());
    expect(maker).toEqual({ by: 'remote', name: 'painter-1' });
    expect(mime).toBe('image/webp');
    for (const { bytes, width, height } of images) {
      expect(Buffer.from(bytes).includes(`DigitalSourceType="${MODEL_MADE}"`)).toBe(true);
      const { format: kept, ...read } = await sharp(bytes).metadata();
      expect({ format: kept, width: read.width, height: read.height }).toEqual({ format: 'webp', width, height });
      expect(width / height).toBeCloseTo(4 / 3, 2);
    }
    expect(images.map((each) => each.width)).toEqual([1200, 480]);
  });

  it.each([
    ['is empty', async () => new Uint8Array()],
    ['is not a picture', async () => new TextEncoder().encode('<html>Bad gateway</html>')],
    ['is cut off', async () => (await noise(640, 640).png().toBuffer()).subarray(0, 9_000)],
    ['is blank', () => plain(1024, 1024).png().toBuffer()],
    ['is tiny', () => noise(64, 64).png().toBuffer()],
    ['does not come', () => Promise.reject(new ModelServerFault('too-slow'))],
  ])('is drawn here when it %s', async (_what, give) => {
    const { images, maker } = await covered(give);
    expect(maker).toMatchObject({ by: 'embedded', note: expect.stringContaining('Storylantern drew this itself.') });
    expect(images).toHaveLength(2);
    for (const { bytes } of images) expect(Buffer.from(bytes).includes(MODEL_MADE)).toBe(false);
  });
});
