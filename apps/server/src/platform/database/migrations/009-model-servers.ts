import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Calls of model servers, without anything that was sent; texts that one of them is writing; who wrote an answer. */
export const modelServers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('model_call')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('craft', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('milliseconds', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('model_call_by_day').on('model_call').columns(['craft', 'created_at']).execute();
    await db.schema
      .createTable('making')
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('words', 'integer', (column) => column.notNull())
      .addColumn('cancelled', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('making_key', ['household_id', 'key'])
      .execute();
    await db.schema.alterTable('lumi_message').addColumn('maker', 'text').execute();
  },
};
