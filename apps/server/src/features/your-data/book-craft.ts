import { illustratedStorySchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { PictureBookPageTable, PictureBookTable } from '../../platform/database/tables.ts';
import { askForNarration, askForPages, pageOwner, voiceOwner } from '../illustrated-stories/book-jobs.ts';
import { readCast, readImage, readManifest, readSaid, readScene, toBook } from '../illustrated-stories/stored-book.ts';
import type { Craft } from './craft.ts';
import { rowOf, type Row } from './row.ts';
import { spokenFile, unspoken } from './spoken.ts';

type PageRow = Selectable<PictureBookPageTable>;
const book = (row: Row) => rowOf<Selectable<PictureBookTable>>(row);
const page = (row: Row) => rowOf<PageRow>(row);

const imageFiles = ({ image }: PageRow): string[] =>
  image === null ? [] : readImage(image).images.map(({ file }) => file);

/** The pages that are in the book, in their order. */
export const shownPages = (parts: readonly Row[]): PageRow[] =>
  parts
    .map(page)
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

/** Picture books with their pages, those taken out as well. */
export const bookCraft: Craft = {
  check({ row, parts }, expected) {
    const { manifest, said, cast_sheet } = book(row);
    // Every page at once, as those taken out can be put back.
    illustratedStorySchema.parse(toBook(book(row), parts.map(page), expected));
    for (const part of parts) readScene(page(part).scene);
    readSaid(said);
    readCast(cast_sheet);
    if (manifest !== null) readManifest(manifest);
  },
  files({ row, parts }) {
    const { id, narration } = book(row);
    return [
      ...parts.map(page).flatMap((part) => {
        const owner = pageOwner(id, part.scene_id);
        return imageFiles(part).map((file) => ({ file, owner }));
      }),
      ...spokenFile(narration).map((file) => ({ file, owner: voiceOwner(id) })),
    ];
  },
  without({ row, parts }, missing) {
    return {
      row: { ...row, ...unspoken(book(row).narration, missing) },
      parts: parts.map((part) =>
        imageFiles(page(part)).some((file) => missing.has(file))
          ? { ...part, image: null, image_round: null, state: 'drawing' }
          : part,
      ),
    };
  },
  async askForRest(queries, key, { row, parts }, now) {
    const { narration_state, narration_round } = book(row);
    const undrawn = parts.map(page).filter(({ state }) => state === 'drawing');
    await askForPages(queries, key, undrawn, now);
    if (narration_state === 'waiting') await askForNarration(queries, { ...key, round: narration_round }, now);
  },
};
