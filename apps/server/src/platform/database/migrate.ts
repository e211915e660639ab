import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { firstStories } from './migrations/001-first-stories.ts';
import { pictureBooks } from './migrations/002-picture-books.ts';
import { songs } from './migrations/003-songs.ts';
import { libraryStories } from './migrations/004-library-stories.ts';
import { lumi } from './migrations/005-lumi.ts';
import { family } from './migrations/006-family.ts';
import { adventures } from './migrations/007-adventures.ts';
import { storyVersions } from './migrations/008-story-versions.ts';
import { modelServers } from './migrations/009-model-servers.ts';
import { deletions } from './migrations/010-deletions.ts';
import type { Tables } from './tables.ts';

/** Every change of the tables, in order. A published one is never edited; the next one is added below it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first-stories': firstStories,
  '002-picture-books': pictureBooks,
  '003-songs': songs,
  '004-library-stories': libraryStories,
  '005-lumi': lumi,
  '006-family': family,
  '007-adventures': adventures,
  '008-story-versions': storyVersions,
  '009-model-servers': modelServers,
  '010-deletions': deletions,
};

/** The family of a server that is one family's own. */
export const FIRST_HOUSEHOLD = 1;

/**
 * Brings the tables up to date. Safe when several processes start at once: on PostgreSQL they queue for an advisory
 * lock, on SQLite each migration run is one immediate transaction.
 * @throws the database's own error when a migration fails; nothing is half done then.
 */
export async function migrate(db: Kysely<Tables>, now: Date): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await db
    .insertInto('household')
    .values({ id: FIRST_HOUSEHOLD, created_at: now.toISOString(), country: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
