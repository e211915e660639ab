import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The family, its stories, the jobs that finish them, and the media they refer to. */
export const firstStories: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('household')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('story')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('situation', 'text', (column) => column.notNull())
      .addColumn('situation_name', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('topic', 'text')
      .addColumn('child_name', 'text', (column) => column.notNull())
      .addColumn('age_band', 'text', (column) => column.notNull())
      .addColumn('name_said', 'text')
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('thread', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('audit', 'text', (column) => column.notNull())
      .addColumn('text_maker', 'text', (column) => column.notNull())
      .addColumn('picture', 'text', (column) => column.notNull())
      .addColumn('picture_description', 'text', (column) => column.notNull())
      .addColumn('cover', 'text')
      .addColumn('narration_state', 'text', (column) => column.notNull())
      .addColumn('narration_message', 'text')
      .addColumn('narration_round', 'integer', (column) => column.notNull())
      .addColumn('narration', 'text')
      .addColumn('manifest', 'text')
      .addColumn('saved_at', 'text')
      .addColumn('deleted_at', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('story_by_household')
      .on('story')
      .columns(['household_id', 'deleted_at', 'created_at'])
      .execute();
    await db.schema.createIndex('story_by_deletion').on('story').column('deleted_at').execute();

    await db.schema
      .createTable('idempotency')
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('payload_hash', 'text', (column) => column.notNull())
      .addColumn('story_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key', ['household_id', 'key'])
      .execute();

    await db.schema
      .createTable('job')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('run_at', 'text', (column) => column.notNull())
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'text')
      .addColumn('error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .execute();
    await db.schema.createIndex('job_to_claim').on('job').columns(['state', 'kind', 'run_at']).execute();

    await db.schema
      .createTable('media')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('put_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('media_reference')
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('owner', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('media_reference_key', ['file', 'household_id', 'owner'])
      .execute();
    await db.schema
      .createIndex('media_reference_by_owner')
      .on('media_reference')
      .columns(['household_id', 'owner'])
      .execute();

    await db.schema
      .createTable('card_picture')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('file', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('pronunciation')
      .addColumn('household_id', 'integer', (column) => column.notNull().references('household.id'))
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('seconds', 'real', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pronunciation_key', ['household_id', 'said'])
      .execute();
  },
};
