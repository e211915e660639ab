import {
  illustratedStorySchema,
  type IllustratedStory,
  type IllustratedStorySummary,
  type NarrationManifest,
} from '@storylantern/contract';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { RenderedPieces } from '../../platform/http/rendered-pieces.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { isRestorable, RESTORABLE_MS } from '../../platform/restorable.ts';
import { askForClearAway } from './book-jobs.ts';
import * as pages from './page-repository.ts';
import * as stored from './repository.ts';
import { readManifest, shownImageUrl, toBook, toSummary, type ExpectedMakers } from './stored-book.ts';

export const unknownBook = () =>
  new AppError('not-found', "Sorry, we couldn't find this illustrated story. It may have been deleted.");

/** What books are read and kept with. */
export interface BookServiceParts {
  readonly database: Database;
  readonly expected: ExpectedMakers;
}

/** Reads and keeps picture books. The acting household is the first argument: what is not its own is not there. */
export class BookService {
  readonly #parts: BookServiceParts;
  readonly #rendered = new RenderedPieces<IllustratedStory>();

  constructor(parts: BookServiceParts) {
    this.#parts = parts;
  }

  async get(householdId: number, id: string): Promise<Rendered<IllustratedStory>> {
    const key = { householdId, id };
    const now = await stored.findVersion(this.#parts.database.db, key);
    if (!now) throw unknownBook();
    const kept = this.#rendered.get(householdId, id, now.version);
    if (kept) return kept;
    // In one transaction, so that the pages are those of the version they are kept under.
    return this.#parts.database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (queries) => {
        const row = await stored.findBook(queries, key);
        if (!row) throw unknownBook();
        const body = render(
          illustratedStorySchema,
          toBook(row, await pages.listPages(queries, key), this.#parts.expected),
        );
        this.#rendered.keep(householdId, id, row.version, body);
        return body;
      });
  }

  async list(householdId: number): Promise<IllustratedStorySummary[]> {
    return (await stored.listSummaries(this.#parts.database.db, householdId)).map(toSummary);
  }

  /** The books about the same friends in the order in which they were told; a book on its own is the only one. */
  async nights(householdId: number, id: string): Promise<{ id: string; title: string }[]> {
    const { db } = this.#parts.database;
    const book = await stored.findBook(db, { householdId, id });
    if (!book) throw unknownBook();
    const nights = book.series_id === null ? [book] : await stored.listSeries(db, householdId, book.series_id);
    return nights.map(({ id: night, title }) => ({ id: night, title }));
  }

  async narration(householdId: number, id: string): Promise<NarrationManifest> {
    const row = await stored.findManifest(this.#parts.database.db, { householdId, id });
    if (!row?.manifest) throw new AppError('not-found', 'The narration of this story is not ready yet.');
    return readManifest(row.manifest);
  }

  async save(householdId: number, id: string): Promise<{ id: string; savedAt: string }> {
    const saved = await stored.markSaved(this.#parts.database.db, { householdId, id }, new Date());
    if (!saved?.saved_at) throw unknownBook();
    return { id: saved.id, savedAt: saved.saved_at };
  }

  /** Takes a book out of the library; it is cleared away for good when it can no longer be restored. */
  async delete(householdId: number, id: string): Promise<{ id: string; restorableUntil: string }> {
    const key = { householdId, id };
    const now = new Date();
    return this.#parts.database.db.transaction().execute(async (queries) => {
      const before = await stored.findSummary(queries, key);
      if (!before) throw unknownBook();
      const deleted = await stored.markDeleted(queries, key, now);
      if (!deleted?.deleted_at) throw unknownBook();
      const until = new Date(Date.parse(deleted.deleted_at) + RESTORABLE_MS);
      if (before.deleted_at === null) await askForClearAway(queries, key, until, now);
      return { id, restorableUntil: until.toISOString() };
    });
  }

  async restore(householdId: number, id: string): Promise<IllustratedStorySummary> {
    return this.#parts.database.db.transaction().execute(async (queries) => {
      const row = await stored.findSummary(queries, { householdId, id });
      if (!row || (row.deleted_at !== null && !isRestorable(row.deleted_at, new Date()))) throw unknownBook();
      await stored.markRestored(queries, { householdId, id });
      return toSummary(row);
    });
  }

  /** Where the picture of the first page is; undefined when it could not be drawn. */
  async cover(householdId: number, id: string): Promise<string | undefined> {
    const book = await stored.findVersion(this.#parts.database.db, { householdId, id });
    if (!book) throw unknownBook();
    const [first] = await pages.listPages(this.#parts.database.db, { householdId, id });
    return (first && shownImageUrl(first)) ?? undefined;
  }
}
