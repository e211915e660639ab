import * as fc from 'fast-check';
import { PICTURE_STYLES, type PagePicture } from '@storylantern/contract';
import { drawPage, makeTextures } from '@storylantern/illustrator';
import { createEmbeddedIllustrator } from '../apps/server/src/makers/picture/embedded-illustrator.ts';
import { anyPage } from '../packages/illustrator/test/any-page.ts';
import { percentile, type Figure } from './figures.ts';

/** Any pages the contract allows, from a fixed seed: more crowded and stranger than those of any book. */
const PAGES = 500;
/** Pages timed in each style, after as many others that warm the process. */
const TIMED = 60;
/** At a time; each of the two processes has one in hand and one waiting. */
const AT_ONCE = 4;
/** Pages whose picture the second rasteriser made. */
const WARNING = 'A picture is drawn by the second rasteriser';

/** What it takes to draw pages of every kind, and whether every one of five hundred comes out of the raster processes. */
export async function measureRandomPages(): Promise<readonly Figure[]> {
  return [...timeDrawing(), ...(await rasteriseAll())];
}

/** Time of the processor, not of the clock: other work on the machine does not count. */
function timeDrawing(): Figure[] {
  const textures = makeTextures();
  const [before, timed] = [
    fc.sample(anyPage, { numRuns: TIMED, seed: 5 }),
    fc.sample(anyPage, { numRuns: TIMED, seed: 6 }),
  ];
  for (const style of PICTURE_STYLES) for (const page of before) drawPage({ ...page, style }, { textures });
  return PICTURE_STYLES.flatMap((style): Figure[] => {
    const lengths: number[] = [];
    const times = timed.map((page) => {
      const start = process.threadCpuUsage();
      lengths.push(drawPage({ ...page, style }, { textures }).svg.length);
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000;
    });
    return [
      { name: `${style}: SVG of any page, p50`, value: percentile(times, 0.5), unit: 'ms' },
      { name: `${style}: SVG of any page, p95`, value: percentile(times, 0.95), unit: 'ms', bar: { atMost: 30 } },
      { name: `${style}: length, largest`, value: Math.max(...lengths) / 1000, unit: 'kB', bar: { atMost: 600 } },
    ];
  });
}

async function rasteriseAll(): Promise<Figure[]> {
  const illustrator = createEmbeddedIllustrator();
  const second: unknown[] = [];
  const listen = (warning: Error) => void (warning.message.startsWith(WARNING) && second.push(warning));
  process.on('warning', listen);
  try {
    await illustrator.warm(2);
    const queue: PagePicture[] = fc.sample(anyPage, { numRuns: PAGES, seed: 7 });
    const bytes: number[] = [];
    let lost = 0;
    const start = performance.now();
    const draw = async (): Promise<void> => {
      for (let page = queue.pop(); page; page = queue.pop()) {
        try {
          const { images } = await illustrator.drawPage(page);
          bytes.push(...images.map((image) => image.bytes.length));
        } catch (error) {
          lost++;
          console.error(error);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, draw));
    const each = (performance.now() - start) / PAGES;
    return [
      { name: `pages lost of ${PAGES} random ones`, value: lost, unit: 'pages', bar: { atMost: 0 } },
      { name: 'pages the second rasteriser drew', value: second.length, unit: 'pages' },
      { name: 'a picture in both widths, two at a time', value: each, unit: 'ms' },
      { name: 'largest picture', value: Math.max(...bytes) / 1000, unit: 'kB', bar: { atMost: 200 } },
    ];
  } finally {
    process.off('warning', listen);
    await illustrator.close();
  }
}
