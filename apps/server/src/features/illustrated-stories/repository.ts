import { LIMITS } from '@storylantern/contract';
import { sql, type Insertable } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import type { PictureBookTable } from '../../platform/database/tables.ts';
import { readArc } from './stored-book.ts';

/** Everything but the manifest, which is as long as the rest and only needed by the player. */
const BOOK_COLUMNS = [
  'id',
  'household_id',
  'title',
  'theme',
  'style',
  'child_name',
  'child_age',
  'age_band',
  'name_said',
  'said',
  'search_text',
  'request',
  'script',
  'cast_sheet',
  'text_maker',
  'narration_state',
  'narration_message',
  'narration_round',
  'narration',
  'saved_at',
  'deleted_at',
  'revision',
  'version',
  'created_at',
  'educational_topic',
  'series_id',
] as const satisfies readonly (keyof PictureBookTable)[];

/** Names one book of one household. */
export interface BookKey {
  readonly householdId: number;
  readonly id: string;
}

const own = (queries: Queries, { householdId, id }: BookKey) =>
  queries.selectFrom('picture_book').where('household_id', '=', householdId).where('id', '=', id);

/** A change of the book's row. Takes the row for the transaction: changes of one book follow each other. */
const change = (queries: Queries, { householdId, id }: BookKey) =>
  queries
    .updateTable('picture_book')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('household_id', '=', householdId)
    .where('id', '=', id);

/** Writes a new book, without its pages. */
export const insertBook = async (queries: Queries, book: Insertable<PictureBookTable>): Promise<void> => {
  await queries.insertInto('picture_book').values(book).execute();
};

/** One book that is not deleted. */
export const findBook = (queries: Queries, key: BookKey) =>
  own(queries, key).select(BOOK_COLUMNS).where('deleted_at', 'is', null).executeTakeFirst();

/** One book as long as it is kept, deleted or not: what is made for it is there when it is brought back. */
export const findKeptBook = (queries: Queries, key: BookKey) =>
  own(queries, key).select(BOOK_COLUMNS).executeTakeFirst();

/** The version of a book that is not deleted. */
export const findVersion = (queries: Queries, key: BookKey) =>
  own(queries, key).select('version').where('deleted_at', 'is', null).executeTakeFirst();

/** The word timings of a book that is not deleted and whose narration is ready. */
export const findManifest = (queries: Queries, key: BookKey) =>
  own(queries, key)
    .select('manifest')
    .where('deleted_at', 'is', null)
    .where('narration_state', '=', 'ready')
    .executeTakeFirst();

const summaries = (queries: Queries, householdId: number) =>
  queries
    .selectFrom('picture_book')
    .select([
      'id',
      'title',
      'theme',
      'style',
      'child_name',
      'created_at',
      'saved_at',
      'deleted_at',
      'educational_topic',
    ])
    .select((book) =>
      book
        .selectFrom('picture_book_page')
        .select(sql<number>`count(*)`.as('pages'))
        .whereRef('picture_book_page.book_id', '=', 'picture_book.id')
        .where('picture_book_page.household_id', '=', householdId)
        .where('picture_book_page.position', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('scenes'),
    )
    .where('household_id', '=', householdId);

/** One book's summary, deleted or not. */
export const findSummary = (queries: Queries, { householdId, id }: BookKey) =>
  summaries(queries, householdId).where('id', '=', id).executeTakeFirst();

/** A household's books, newest first. */
export const listSummaries = (queries: Queries, householdId: number) =>
  summaries(queries, householdId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LIMITS.libraryPage)
    .execute();

/** The books of a series that are not deleted, in the order in which they were told. */
export const listSeries = (queries: Queries, householdId: number, seriesId: string) =>
  queries
    .selectFrom('picture_book')
    .select(['id', 'title', 'script', 'theme', 'cast_sheet'])
    .where('household_id', '=', householdId)
    .where('series_id', '=', seriesId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Makes a book the first of a series; one that is in a series already stays in it. */
export const beginSeries = async (queries: Queries, key: BookKey): Promise<void> => {
  await change(queries, key).set({ series_id: key.id }).where('series_id', 'is', null).execute();
};

/** The arcs of the household's latest books, newest first. */
export async function recentArcs(queries: Queries, householdId: number, books: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('picture_book')
    .select('script')
    .where('household_id', '=', householdId)
    .orderBy('created_at', 'desc')
    .limit(books)
    .execute();
  return rows.map((row) => readArc(row.script));
}

/** Says that a page of a book has changed. False: the book is gone. */
export const touchBook = async (queries: Queries, key: BookKey): Promise<boolean> => {
  const touched = await change(queries, key).executeTakeFirst();
  return touched.numUpdatedRows === 1n;
};

/** Begins a change by a parent: counts it, and holds the book for the transaction. Undefined: there is no such book. */
export const beginChange = (queries: Queries, key: BookKey) =>
  change(queries, key)
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where('deleted_at', 'is', null)
    .returning(BOOK_COLUMNS)
    .executeTakeFirst();

/** Takes the counting of a change back that changed nothing after all; in the same transaction. */
export const takeChangeBack = async (queries: Queries, key: BookKey): Promise<void> => {
  await change(queries, key)
    .set((column) => ({ revision: column('revision', '-', 1) }))
    .execute();
};

/** Gives a book another title, and what it is found by. */
export const setTitle = async (queries: Queries, key: BookKey, title: string, searchText: string): Promise<void> => {
  await change(queries, key).set({ title, search_text: searchText }).execute();
};

/** Writes how everybody looks and what the book is painted in. */
export const setAppearance = async (
  queries: Queries,
  key: BookKey,
  { style, castSheet }: { readonly style: string; readonly castSheet: string },
): Promise<void> => {
  await change(queries, key).set({ style, cast_sheet: castSheet }).execute();
};

/** Keeps the first time a book was saved. Returns it, or undefined when there is no such book. */
export const markSaved = (queries: Queries, key: BookKey, now: Date) =>
  change(queries, key)
    .set({ saved_at: sql<string>`coalesce(saved_at, ${now.toISOString()})` })
    .where('deleted_at', 'is', null)
    .returning(['id', 'saved_at'])
    .executeTakeFirst();

/** Deletes a book softly; a book deleted before keeps its time. */
export const markDeleted = (queries: Queries, key: BookKey, now: Date) =>
  change(queries, key)
    .set({ deleted_at: sql<string>`coalesce(deleted_at, ${now.toISOString()})` })
    .returning(['id', 'deleted_at'])
    .executeTakeFirst();

/** Takes a deletion back. */
export const markRestored = async (queries: Queries, key: BookKey): Promise<void> => {
  await change(queries, key).set({ deleted_at: null }).execute();
};

/** Removes a book and its pages for good when it was deleted before a time. */
export const purgeBook = async (queries: Queries, key: BookKey, deletedBefore: Date): Promise<boolean> => {
  const gone = await queries
    .deleteFrom('picture_book')
    .where('household_id', '=', key.householdId)
    .where('id', '=', key.id)
    .where('deleted_at', '<=', deletedBefore.toISOString())
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
};

/** Writes what came of one round of narration. False: the book is gone, or a later round was asked for. */
export const setNarration = async (
  queries: Queries,
  key: BookKey & { readonly round: number },
  result: Pick<PictureBookTable, 'narration_state' | 'narration_message' | 'narration' | 'manifest'>,
): Promise<boolean> => {
  const set = await change(queries, key).set(result).where('narration_round', '=', key.round).executeTakeFirst();
  return set.numUpdatedRows === 1n;
};

/** Begins a new round of narration, with the name and other words said so, and returns its number. */
export const beginNarration = (
  queries: Queries,
  key: BookKey,
  how: { readonly nameSaid: string | null; readonly said: string },
) =>
  change(queries, key)
    .set((column) => ({
      name_said: how.nameSaid,
      said: how.said,
      narration_state: 'waiting',
      narration_message: null,
      narration_round: column('narration_round', '+', 1),
    }))
    .where('deleted_at', 'is', null)
    .returning('narration_round')
    .executeTakeFirst();
