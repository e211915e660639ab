import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Picture books that teach something true, and books about the same friends. */
export const adventures: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('picture_book').addColumn('educational_topic', 'text').execute();
    await db.schema.alterTable('picture_book').addColumn('series_id', 'text').execute();
    await db.schema
      .createIndex('picture_book_by_series')
      .on('picture_book')
      .columns(['household_id', 'series_id'])
      .execute();
  },
};
