import type { Insertable } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import type { PictureBookPageTable } from '../../platform/database/tables.ts';
import type { BookKey } from './repository.ts';

/** Names one page of one book of one household. */
export interface PageKey extends BookKey {
  readonly sceneId: string;
}

const own = (queries: Queries, { householdId, id }: BookKey) =>
  queries.selectFrom('picture_book_page').where('household_id', '=', householdId).where('book_id', '=', id);

const change = (queries: Queries, { householdId, id }: BookKey) =>
  queries.updateTable('picture_book_page').where('household_id', '=', householdId).where('book_id', '=', id);

/** Writes the pages of a new book. */
export const insertPages = async (
  queries: Queries,
  pages: readonly Insertable<PictureBookPageTable>[],
): Promise<void> => {
  await queries
    .insertInto('picture_book_page')
    .values([...pages])
    .execute();
};

/** The pages of a book in their order, without those taken out. */
export const listPages = (queries: Queries, key: BookKey) =>
  own(queries, key).selectAll().where('position', 'is not', null).orderBy('position').execute();

/** Every page of a book, those taken out as well. */
export const listKeptPages = (queries: Queries, key: BookKey) => own(queries, key).selectAll().execute();

/** One page. */
export const findPage = (queries: Queries, key: PageKey) =>
  own(queries, key).selectAll().where('scene_id', '=', key.sceneId).executeTakeFirst();

/** Where the picture of one page of a book that is not deleted stands. */
export const findPicture = (queries: Queries, { householdId, id, sceneId }: PageKey) =>
  queries
    .selectFrom('picture_book_page as page')
    .innerJoin('picture_book as book', 'book.id', 'page.book_id')
    .select(['page.round', 'page.state', 'page.image', 'page.image_round'])
    .where('page.household_id', '=', householdId)
    .where('book.household_id', '=', householdId)
    .where('book.id', '=', id)
    .where('book.deleted_at', 'is', null)
    .where('page.scene_id', '=', sceneId)
    .executeTakeFirst();

/** The texts of the household's latest books, page by page, newest book first. */
export async function recentPages(queries: Queries, householdId: number, books: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('picture_book_page as page')
    .innerJoin(
      (latest) =>
        latest
          .selectFrom('picture_book')
          .select(['id', 'created_at'])
          .where('household_id', '=', householdId)
          .orderBy('created_at', 'desc')
          .limit(books)
          .as('book'),
      (join) => join.onRef('book.id', '=', 'page.book_id'),
    )
    .select('page.text')
    .where('page.household_id', '=', householdId)
    .where('page.position', 'is not', null)
    .orderBy('book.created_at', 'desc')
    .orderBy('page.position')
    .execute();
  return rows.map((row) => row.text);
}

/** Writes the picture of one round. False: the page is gone, or a later round was asked for. */
export const setPicture = async (
  queries: Queries,
  key: PageKey & { readonly round: number },
  { image, description }: { readonly image: string; readonly description: string },
): Promise<boolean> => {
  const set = await change(queries, key)
    .set({ state: 'ready', image, image_round: key.round, description })
    .where('scene_id', '=', key.sceneId)
    .where('round', '=', key.round)
    .executeTakeFirst();
  return set.numUpdatedRows === 1n;
};

/** Says that the picture of one round could not be drawn. */
export const setPictureFailed = async (queries: Queries, key: PageKey & { readonly round: number }): Promise<void> => {
  await change(queries, key)
    .set({ state: 'failed' })
    .where('scene_id', '=', key.sceneId)
    .where('round', '=', key.round)
    .execute();
};

/** Asks for a page to be drawn another way, and returns the number of the new round. */
export const beginDrawing = (
  queries: Queries,
  key: PageKey,
  { scene, seed }: { readonly scene: string; readonly seed: number },
) =>
  change(queries, key)
    .set((column) => ({ state: 'drawing', round: column('round', '+', 1), scene, seed }))
    .where('scene_id', '=', key.sceneId)
    .returning(['scene_id', 'round', 'position'])
    .executeTakeFirst();

/** Asks for every page to be drawn again, those taken out as well, as they can be put back. */
export const beginDrawingAll = (queries: Queries, key: BookKey) =>
  change(queries, key)
    .set((column) => ({ state: 'drawing', round: column('round', '+', 1) }))
    .returning(['scene_id', 'round', 'position'])
    .execute();

/** Puts pages in this order with these texts; every other page of the book is taken out. */
export async function arrangePages(
  queries: Queries,
  key: BookKey,
  scenes: readonly { readonly id: string; readonly text: string }[],
): Promise<void> {
  await change(queries, key).set({ position: null }).execute();
  for (const [position, { id, text }] of scenes.entries()) {
    await change(queries, key).set({ position, text }).where('scene_id', '=', id).execute();
  }
}
