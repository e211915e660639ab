import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Picture books with their pages, the readings a parent records, one list over all pieces, and jobs in order of need. */
export const pictureBooks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('picture_book')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('theme', 'text', (column) => column.notNull())
      .addColumn('style', 'text', (column) => column.notNull())
      .addColumn('child_name', 'text', (column) => column.notNull())
      .addColumn('child_age', 'real', (column) => column.notNull())
      .addColumn('age_band', 'text', (column) => column.notNull())
      .addColumn('name_said', 'text')
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('script', 'text', (column) => column.notNull())
      .addColumn('cast_sheet', 'text', (column) => column.notNull())
      .addColumn('text_maker', 'text', (column) => column.notNull())
      .addColumn('narration_state', 'text', (column) => column.notNull())
      .addColumn('narration_message', 'text')
      .addColumn('narration_round', 'integer', (column) => column.notNull())
      .addColumn('narration', 'text')
      .addColumn('manifest', 'text')
      .addColumn('saved_at', 'text')
      .addColumn('deleted_at', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('picture_book_by_household')
      .on('picture_book')
      .columns(['household_id', 'deleted_at', 'created_at'])
      .execute();

    await db.schema
      .createTable('picture_book_page')
      .addColumn('book_id', 'text', (column) => column.notNull().references('picture_book.id').onDelete('cascade'))
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('scene_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('scene', 'text', (column) => column.notNull())
      .addColumn('seed', 'integer', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('image_round', 'integer')
      .addColumn('description', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('picture_book_page_key', ['book_id', 'scene_id'])
      .execute();

    await db.schema
      .createTable('reading_session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('child_name', 'text', (column) => column.notNull())
      .addColumn('story_title', 'text', (column) => column.notNull())
      .addColumn('piece_kind', 'text', (column) => column.notNull())
      .addColumn('piece_id', 'text', (column) => column.notNull())
      .addColumn('comprehension_rating', 'integer', (column) => column.notNull())
      .addColumn('interest_rating', 'integer', (column) => column.notNull())
      .addColumn('repetition_rating', 'integer', (column) => column.notNull())
      .addColumn('behavior_rating', 'integer', (column) => column.notNull())
      .addColumn('session_duration', 'integer')
      .addColumn('notes', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('reading_session_by_household')
      .on('reading_session')
      .columns(['household_id', 'created_at'])
      .execute();

    await db.schema
      .alterTable('job')
      .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    // Written as it is: the builder would pass the kinds as parameters, which a view cannot have.
    await sql`
      create view library_piece as
      select id, household_id, 'story' as kind, title, child_name, age_band, situation_name, search_text, created_at, saved_at
      from story where deleted_at is null
      union all
      select id, household_id, 'picture-book' as kind, title, child_name, age_band, theme as situation_name, search_text, created_at, saved_at
      from picture_book where deleted_at is null
    `.execute(db);
  },
};
