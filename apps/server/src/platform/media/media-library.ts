import type { Database, Queries } from '../database/open-database.ts';
import { mediaFileName, type MediaExtension, type MediaStore } from './media-store.ts';

/** How long a file without an owner is left alone: time enough for the job that just wrote it to say whose it is. */
const UNOWNED_MS = 60 * 60 * 1_000;
const SWEPT_AT_ONCE = 200;

/**
 * Media and who needs them. A file may belong to several pieces at once, as the same bytes have the same name; it is
 * cleared away when the last of them has gone.
 */
export class MediaLibrary {
  readonly store: MediaStore;
  readonly #database: Database;

  constructor(store: MediaStore, database: Database) {
    this.store = store;
    this.#database = database;
  }

  /** Keeps bytes and returns their file name. Say whose they are within the hour, by `own`. */
  async put(bytes: Uint8Array, extension: MediaExtension, now: Date): Promise<string> {
    const file = mediaFileName(bytes, extension);
    // The row first: it makes a clear-away of the same file that is under way finish before the file is written again.
    await this.#database.db
      .insertInto('media')
      .values({ file, bytes: bytes.length, put_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('file').doUpdateSet({ put_at: now.toISOString() }))
      .execute();
    await this.store.put(file, bytes);
    return file;
  }

  /** Says that a household's piece needs a file. */
  async own(queries: Queries, file: string, { householdId, owner }: MediaOwner): Promise<void> {
    await queries
      .insertInto('media_reference')
      .values({ file, household_id: householdId, owner })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Says that a piece needs none of its files any more. */
  async disown(queries: Queries, { householdId, owner }: MediaOwner): Promise<void> {
    await queries
      .deleteFrom('media_reference')
      .where('household_id', '=', householdId)
      .where('owner', '=', owner)
      .execute();
  }

  /** Clears away files that nobody needs. Returns how many. */
  async sweep(now: Date): Promise<number> {
    const before = new Date(now.getTime() - UNOWNED_MS).toISOString();
    const found = await this.#unowned(this.#database.db, before).limit(SWEPT_AT_ONCE).execute();
    let swept = 0;
    for (const { file } of found) {
      // Within the transaction, so that whoever puts the same file waits for the row and then writes it again.
      await this.#database.db.transaction().execute(async (queries) => {
        const gone = await queries
          .deleteFrom('media')
          .where('file', 'in', this.#unowned(queries, before).where('media.file', '=', file))
          .returning('file')
          .executeTakeFirst();
        if (!gone) return;
        await this.store.remove(file);
        swept += 1;
      });
    }
    return swept;
  }

  #unowned(queries: Queries, before: string) {
    return queries
      .selectFrom('media')
      .select('media.file')
      .where('media.put_at', '<', before)
      .where((is) =>
        is.not(
          is.exists(
            is.selectFrom('media_reference').select('owner').whereRef('media_reference.file', '=', 'media.file'),
          ),
        ),
      )
      .where((is) =>
        is.not(is.exists(is.selectFrom('card_picture').select('id').whereRef('card_picture.file', '=', 'media.file'))),
      );
  }
}

/** The piece that needs a file, for example a story. */
export interface MediaOwner {
  readonly householdId: number;
  readonly owner: string;
}
