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
  /** Files of the last hour that may not have an owner yet, with the households they were made for. */
  readonly #lately = new Map<string, Map<number, number>>();

  constructor(store: MediaStore, database: Database) {
    this.store = store;
    this.#database = database;
  }

  /**
   * Keeps bytes and returns their file name. Say whose they are within the hour, by `own`.
   * @param madeFor the household that will need them, if it is one household's.
   */
  async put(bytes: Uint8Array, extension: MediaExtension, now: Date, madeFor?: number): Promise<string> {
    const file = mediaFileName(bytes, extension);
    if (madeFor !== undefined) this.#remember(file, madeFor, now);
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

  /** Files that were made for a household within the hour by this process, whoever needs them by now. */
  madeLatelyFor(householdId: number): string[] {
    return [...this.#lately].filter(([, made]) => made.has(householdId)).map(([file]) => file);
  }

  /**
   * Clears files away at once that nobody needs any more. Those made within the hour for a household other than
   * `gone` stay: a job may be about to say that it needs them. Returns the files that went.
   */
  async discard(files: readonly string[], gone?: number): Promise<string[]> {
    const spared = (file: string) => [...(this.#lately.get(file)?.keys() ?? [])].some((each) => each !== gone);
    const unspared = files.filter((file) => !spared(file));
    const discarded: string[] = [];
    for (let from = 0; from < unspared.length; from += SWEPT_AT_ONCE) {
      const some = unspared.slice(from, from + SWEPT_AT_ONCE);
      await this.#database.db.transaction().execute(async (queries) => {
        const rows = await queries
          .deleteFrom('media')
          .where('file', 'in', this.#unneeded(queries).where('media.file', 'in', some))
          .returning('file')
          .execute();
        for (const { file } of rows) await this.store.remove(file);
        discarded.push(...rows.map(({ file }) => file));
      });
    }
    return discarded;
  }

  /** Clears away files that nobody needs. Returns how many. */
  async sweep(now: Date): Promise<number> {
    this.#forgetBefore(now.getTime() - UNOWNED_MS);
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

  #remember(file: string, householdId: number, now: Date): void {
    const made = this.#lately.get(file) ?? new Map<number, number>();
    this.#lately.set(file, made.set(householdId, now.getTime()));
  }

  #forgetBefore(time: number): void {
    for (const [file, made] of this.#lately) {
      for (const [householdId, at] of made) if (at < time) made.delete(householdId);
      if (made.size === 0) this.#lately.delete(file);
    }
  }

  #unowned(queries: Queries, before: string) {
    return this.#unneeded(queries).where('media.put_at', '<', before);
  }

  #unneeded(queries: Queries) {
    return queries
      .selectFrom('media')
      .select('media.file')
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
