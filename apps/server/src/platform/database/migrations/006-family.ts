import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The children of a family, goals with the looks at them, and where the family lives. */
export const family: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('household').addColumn('country', 'text').execute();
    await db.schema
      .createTable('child')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('age_band', 'text')
      .addColumn('birth_month', 'text')
      .addColumn('gender', 'text')
      .addColumn('looks', 'text', (column) => column.notNull())
      .addColumn('interests', 'text', (column) => column.notNull())
      .addColumn('helps', 'text', (column) => column.notNull())
      .addColumn('name_said', 'text')
      .addColumn('archived_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('child_by_household').on('child').columns(['household_id', 'created_at']).execute();
    await db.schema
      .createTable('goal')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('child_name', 'text', (column) => column.notNull())
      .addColumn('story_title', 'text', (column) => column.notNull())
      .addColumn('piece_kind', 'text', (column) => column.notNull())
      .addColumn('piece_id', 'text', (column) => column.notNull())
      .addColumn('hope', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('goal_by_piece')
      .on('goal')
      .columns(['household_id', 'piece_kind', 'piece_id'])
      .execute();
    await db.schema
      .createTable('goal_look')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('goal_id', 'text', (column) => column.notNull().references('goal.id').onDelete('cascade'))
      .addColumn('closeness', 'integer', (column) => column.notNull())
      .addColumn('looked_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('goal_look_by_goal').on('goal_look').columns(['goal_id', 'looked_at']).execute();
  },
};
