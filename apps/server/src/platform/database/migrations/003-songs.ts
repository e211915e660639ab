import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Songs, and their place in the list over all pieces. */
export const songs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('song')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('style', 'text', (column) => column.notNull())
      .addColumn('sung', 'integer', (column) => column.notNull())
      .addColumn('theme', 'text', (column) => column.notNull())
      .addColumn('child_name', 'text', (column) => column.notNull())
      .addColumn('child_age', 'real', (column) => column.notNull())
      .addColumn('age_band', 'text', (column) => column.notNull())
      .addColumn('name_said', 'text')
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('seed', 'integer', (column) => column.notNull())
      .addColumn('lyrics', 'text', (column) => column.notNull())
      .addColumn('composed', 'text', (column) => column.notNull())
      .addColumn('wishes', 'text', (column) => column.notNull())
      .addColumn('not_managed', 'text', (column) => column.notNull())
      .addColumn('text_maker', 'text', (column) => column.notNull())
      .addColumn('picture', 'text', (column) => column.notNull())
      .addColumn('picture_description', 'text', (column) => column.notNull())
      .addColumn('cover', 'text')
      .addColumn('sound_state', 'text', (column) => column.notNull())
      .addColumn('sound_message', 'text')
      .addColumn('sound_round', 'integer', (column) => column.notNull())
      .addColumn('sound', 'text')
      .addColumn('band_file', 'text')
      .addColumn('voice_file', 'text')
      .addColumn('manifest', 'text')
      .addColumn('saved_at', 'text')
      .addColumn('deleted_at', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('song_by_household')
      .on('song')
      .columns(['household_id', 'deleted_at', 'created_at'])
      .execute();

    await sql`drop view library_piece`.execute(db);
    // Written as it is: the builder would pass the kinds as parameters, which a view cannot have.
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
    `.execute(db);
  },
};
