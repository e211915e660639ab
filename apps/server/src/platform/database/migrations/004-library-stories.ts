import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a household has of the expert library's stories: opened, saved, spoken. The stories themselves are in the program. */
export const libraryStories: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('library_story')
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('story_id', 'text', (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('child_name', 'text', (column) => column.notNull())
      .addColumn('age_band', 'text', (column) => column.notNull())
      .addColumn('situation_name', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('name_said', 'text')
      .addColumn('narration_state', 'text', (column) => column.notNull())
      .addColumn('narration_message', 'text')
      .addColumn('narration_round', 'integer', (column) => column.notNull())
      .addColumn('narration', 'text')
      .addColumn('manifest', 'text')
      .addColumn('saved_at', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('library_story_key', ['household_id', 'story_id'])
      .execute();

    await sql`drop view library_piece`.execute(db);
    // A story of the expert library is the family's own only once it was saved.
    await sql`
      create view library_piece as
      select id, household_id, 'story' as kind, title, child_name, age_band, situation_name, search_text, created_at, saved_at
      from story where deleted_at is null
      union all
      select id, household_id, 'picture-book' as kind, title, child_name, age_band, theme as situation_name, search_text, created_at, saved_at
      from picture_book where deleted_at is null
      union all
      select id, household_id, 'song' as kind, title, child_name, age_band, theme as situation_name, search_text, created_at, saved_at
      from song where deleted_at is null
      union all
      select story_id as id, household_id, 'expert-story' as kind, title, child_name, age_band, situation_name, search_text, created_at, saved_at
      from library_story where saved_at is not null
    `.execute(db);
  },
};
