import { buffer } from 'node:stream/consumers';
import { getIllustratedStory, type IllustratedStory } from '@storylantern/contract';
import { zipSync, type Zippable } from 'fflate';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { RouteContext } from '../../platform/http/mount-endpoint.ts';
import { fileForWidth } from '../../platform/media/image-set.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { searchText } from '../../platform/search/search-text.ts';
import { listPages } from './page-repository.ts';
import { findBook } from './repository.ts';
import { unknownBook } from './service.ts';
import { readImage, type PageRow } from './stored-book.ts';

/** A file name that every system takes: letters of a title that have none of these are left out. */
const fileName = (title: string): string =>
  searchText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '') || 'picture-book';

/** The book as plain text, a paragraph for each page. */
const plainText = (title: IllustratedStory['title'], pages: readonly PageRow[]): string =>
  `${[title, ...pages.map((page, place) => `${place + 1}\n${page.text}`)].join('\n\n')}\n`;

/** @throws AppError when a picture is not there to be packed. */
function checkDrawn(pages: readonly PageRow[]): void {
  if (pages.some((page) => page.state === 'drawing')) {
    throw new AppError('not-ready', 'The pictures of this book are still being drawn. Please try again in a moment.');
  }
  if (pages.some((page) => page.image === null)) {
    throw new AppError(
      'conflict',
      'Not every picture of this book could be drawn. Draw the missing ones again, then download them.',
    );
  }
}

/** The pictures of a book and its text, packed to be kept: numbered in the order of the pages. */
export function mountPicturesZip(
  { app, actingHousehold }: RouteContext,
  { database, store }: { readonly database: Database; readonly store: MediaStore },
): void {
  const bytesOf = async (file: string): Promise<Uint8Array> => {
    const size = await store.size(file);
    if (size === undefined) throw new AppError('not-found', 'A picture of this book is no longer here.');
    return size === 0 ? new Uint8Array() : new Uint8Array(await buffer(await store.read(file, 0, size - 1)));
  };

  app.get<{ Params: { id: string } }>(
    '/api/illustrated-stories/:id/pictures.zip',
    { schema: { summary: 'The pictures of a book and its text, packed', params: getIllustratedStory.params } },
    async (request, reply) => {
      const key = { householdId: actingHousehold(request), id: request.params.id };
      const book = await findBook(database.db, key);
      if (!book) throw unknownBook();
      const pages = await listPages(database.db, key);
      checkDrawn(pages);
      const name = fileName(book.title);
      const mtime = new Date(book.created_at);
      const packed: Zippable = { [`${name}.txt`]: [Buffer.from(plainText(book.title, pages)), { mtime }] };
      for (const [place, page] of pages.entries()) {
        const file = page.image === null ? undefined : fileForWidth(readImage(page.image).images, undefined);
        if (file === undefined) continue;
        // Stored as they are: pictures are as small as they get.
        packed[`${String(place + 1).padStart(2, '0')}-${name}.webp`] = [await bytesOf(file), { mtime, level: 0 }];
      }
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}.zip"`)
        .type('application/zip')
        .send(Buffer.from(zipSync(packed)));
    },
  );
}
