import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stories that are told another way, with every version kept. */
export const storyVersions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['version', 'picture_round']) {
      await db.schema
        .alterTable('story')
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(1))
        .execute();
    }
    await db.schema.alterTable('story').addColumn('occasion', 'text').execute();
    await db.schema
      .createTable('story_version')
      .addColumn('story_id', 'text', (column) => column.notNull().references('story.id').onDelete('cascade'))
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('of_number', 'integer')
      .addColumn('from_number', 'integer')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('thread', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('audit', 'text', (column) => column.notNull())
      .addColumn('text_maker', 'text', (column) => column.notNull())
      .addColumn('picture', 'text', (column) => column.notNull())
      .addColumn('picture_description', 'text', (column) => column.notNull())
      .addColumn('picture_round', 'integer', (column) => column.notNull())
      .addColumn('cover', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('story_version_key', ['story_id', 'number'])
      .execute();
  },
};
