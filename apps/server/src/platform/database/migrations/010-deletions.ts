import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often a family deleted everything: whatever was begun before belongs to nobody any more. */
export const deletions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('household')
      .addColumn('deletions', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
