import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Conversations with Lumi. Deleting one deletes its messages: nothing of it is kept. */
export const lumi: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('lumi_thread')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('messages', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('lumi_thread_by_household')
      .on('lumi_thread')
      .columns(['household_id', 'updated_at'])
      .execute();
    await db.schema
      .createTable('lumi_message')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('thread_id', 'text', (column) => column.notNull().references('lumi_thread.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('lumi_message_order', ['thread_id', 'position'])
      .execute();
  },
};
