import { readFileSync } from 'node:fs';
import {
  COMPANIONS,
  EYE_COLOURS,
  FEELINGS,
  HAIR_COLOURS,
  HAIR_STYLES,
  POSES,
  SETTINGS,
  SKINS,
  THINGS,
  TIMES,
  type Picture,
} from '@storylantern/contract';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createEmbeddedIllustrator } from '../src/makers/picture/embedded-illustrator.ts';
import { anyPage } from './support/any-page.ts';

const anyPicture: fc.Arbitrary<Picture> = fc.record({
  setting: fc.constantFrom(...SETTINGS),
  time: fc.constantFrom(...TIMES),
  pose: fc.constantFrom(...POSES),
  feeling: fc.constantFrom(...FEELINGS),
  companion: fc.option(fc.constantFrom(...COMPANIONS)),
  props: fc.array(fc.constantFrom(...THINGS), { maxLength: 3 }),
  seed: fc.nat(),
  style: fc.constant("children's book" as const),
  looks: fc.record({
    hairStyle: fc.constantFrom(...HAIR_STYLES),
    hairColour: fc.constantFrom(...HAIR_COLOURS),
    skin: fc.constantFrom(...SKINS),
    eyes: fc.constantFrom(...EYE_COLOURS),
    glasses: fc.boolean(),
    hearingAid: fc.boolean(),
    wheelchair: fc.boolean(),
  }),
  age: fc.integer({ min: 2, max: 12 }),
});

const [PICTURE] = fc.sample(anyPicture, { numRuns: 1, seed: 3 });
if (!PICTURE) throw new Error('No picture to draw');

const illustrator = createEmbeddedIllustrator();
afterAll(() => illustrator.close());

/** The processes this one has started for drawing. */
function drawingProcesses(): number[] {
  const started = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
  return started
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('raster-worker'));
}

const pixels = async (bytes: Uint8Array) => (await sharp(bytes).removeAlpha().raw().toBuffer()) as Uint8Array;

describe('the embedded illustrator', () => {
  it('draws a picture as WebP in both widths, four to three, with what it shows and who made it', async () => {
    const drawn = await illustrator.draw(PICTURE);
    expect(drawn.images.map(({ width, height }) => [width, height])).toEqual([
      [1200, 900],
      [480, 360],
    ]);
    for (const { bytes, width, height } of drawn.images) {
      const { format, width: w, height: h } = await sharp(bytes).metadata();
      expect([format, w, h]).toEqual(['webp', width, height]);
    }
    expect(drawn.mime).toBe('image/webp');
    expect(drawn.description.length).toBeGreaterThan(20);
    expect(drawn.maker.by).toBe('embedded');
  });

  it('draws the same bytes for the same picture', async () => {
    const [first, second] = await Promise.all([illustrator.draw(PICTURE), illustrator.draw(PICTURE)]);
    expect(first.images.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).toEqual(
      second.images.map(({ bytes }) => Buffer.from(bytes).toString('base64')),
    );
  });

  it('loses none of twenty random pictures, and none is heavier than 200 kB', { timeout: 300_000 }, async () => {
    const pictures = fc.sample(anyPicture, { numRuns: 20, seed: 2026 });
    const drawn = await Promise.all(pictures.map((each) => illustrator.draw(each)));
    expect(drawn).toHaveLength(20);
    for (const { images } of drawn) {
      expect(images[0]?.bytes.length).toBeGreaterThan(15_000);
      expect(images[0]?.bytes.length).toBeLessThanOrEqual(200_000);
    }
  });

  it('loses none of twenty random pages of books, and none is heavier than 200 kB', { timeout: 300_000 }, async () => {
    const pages = fc.sample(anyPage, { numRuns: 20, seed: 2027 });
    const drawn = await Promise.all(pages.map((each) => illustrator.drawPage(each)));
    expect(drawn).toHaveLength(20);
    for (const { images, description } of drawn) {
      expect(images.map(({ width, height }) => [width, height])).toEqual([
        [1200, 900],
        [480, 360],
      ]);
      expect(images[0]?.bytes.length).toBeGreaterThan(10_000);
      expect(images[0]?.bytes.length).toBeLessThanOrEqual(200_000);
      expect(description.length).toBeGreaterThan(5);
    }
  });

  it('gives a picture up when it is no longer wanted', async () => {
    const reason = new Error('The page was left');
    await expect(illustrator.draw(PICTURE, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('refuses to draw after it was closed', async () => {
    const closed = createEmbeddedIllustrator({ processes: 1 });
    await closed.close();
    await expect(closed.draw(PICTURE)).rejects.toMatchObject({ code: 'closed' });
  });
});

describe.runIf(process.platform === 'linux')('when the rasteriser ends its process', () => {
  it('the picture is drawn all the same, and looks the same', async () => {
    const usual = await illustrator.draw(PICTURE);
    const others = new Set(drawingProcesses());
    const alone = createEmbeddedIllustrator({ processes: 1 });
    await alone.draw(PICTURE);
    const [victim] = drawingProcesses().filter((pid) => !others.has(pid));
    expect(victim).toBeDefined();
    const drawing = alone.draw(PICTURE);
    if (victim) process.kill(victim, 'SIGKILL');
    const drawn = await drawing;
    await alone.close();

    const [first, second] = [usual.images[1]?.bytes, drawn.images[1]?.bytes];
    if (!first || !second) throw new Error('A width is missing');
    const [wanted, got] = [await pixels(first), await pixels(second)];
    const apart = wanted.reduce((sum, value, index) => sum + Math.abs(value - (got[index] ?? 0)), 0) / wanted.length;
    expect(got).toHaveLength(wanted.length);
    expect(apart).toBeLessThan(6);
  });
});
