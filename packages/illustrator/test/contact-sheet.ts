import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { PagePicture, PageScene } from '@storylantern/contract';
import sharp from 'sharp';
import { drawPage } from '../src/index.ts';
import { bookPage, bookPages, SHEETS, type Sheet } from './sheets.ts';

/**
 * Draws every value of the closed lists on sheets that are looked at before a release:
 * `node packages/illustrator/test/contact-sheet.ts <folder> [sheet ...]` writes a picture for each sheet. A sheet named
 * `page:<file.json>` draws the pages of that file: a list of `PagePicture` or of scenes (then with the usual cast, whose
 * ids are those of CAST below), or a single one of either.
 */

const [folder = '/tmp/storylantern-sheets', ...wanted] = process.argv.slice(2);

/** The pages of a file: scenes, or whole pictures. */
function pagesOf(file: string): Sheet {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const pictures = (Array.isArray(given) ? given : [given]).map((each: PageScene | PagePicture, index) =>
    'scene' in each ? each : bookPage(index, each),
  );
  for (const each of pictures) console.log(drawPage(each).description);
  return bookPages(pictures, Math.min(3, pictures.length), 640);
}

/** Puts drawings side by side as nested pictures; every drawing names its definitions with a prefix of its own. */
function join({ columns, width, height, drawings }: Sheet): string {
  const gap = 8;
  const placed = drawings.map((svg, index) =>
    svg.replace(
      /^<svg ([^>]*?)width="[^"]*" height="[^"]*"/,
      `<svg $1x="${(index % columns) * (width + gap)}" y="${Math.floor(index / columns) * (height + gap)}" width="${width}" height="${height}"`,
    ),
  );
  const rows = Math.ceil(drawings.length / columns);
  const [w, h] = [columns * (width + gap), rows * (height + gap)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#e9dcc2"/>${placed.join('')}</svg>`;
}

mkdirSync(folder, { recursive: true });
const named = wanted.flatMap((each): [string, () => Sheet][] =>
  each.startsWith('page:') ? [['page', () => pagesOf(each.slice('page:'.length))]] : [],
);
for (const [name, make] of [...Object.entries(SHEETS), ...named]) {
  if (wanted.length > 0 && !wanted.includes(name) && name !== 'page') continue;
  const image = new Resvg(join(make()), { font: { loadSystemFonts: false } }).render();
  if (name.startsWith('picture-book')) {
    const { pixels, width, height } = image;
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .webp({ quality: 72, effort: 6 })
      .toFile(`${folder}/${name}.webp`);
  } else writeFileSync(`${folder}/${name}.png`, image.asPng());
  console.log(`${name}: ${image.width} by ${image.height}`);
}
