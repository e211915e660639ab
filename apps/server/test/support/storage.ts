import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openPostgres, openSqlite, type Database } from '../../src/platform/database/open-database.ts';
import { startPostgres } from './start-postgres.ts';

/** A scratch folder that is gone at the end of the test. */
export function scratchFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'storylantern test '));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** One kind of storage under test. `open` gives connections to the same tables; `empty` clears them. */
export interface TestStorage {
  open(): Database;
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** Connections that are being closed may still hear that their database is dropped. */
const failOnBrokenConnection = (error: Error): void => {
  if (!('code' in error && error.code === '57P01')) throw error;
};

async function emptied(database: Database): Promise<void> {
  const tables = await database.db.introspection.getTables();
  const names = tables
    .filter((table) => !table.isView && !table.name.startsWith('kysely') && table.name !== 'household')
    .map((table) => table.name);
  for (const name of names) await sql`delete from ${sql.table(name)}`.execute(database.db);
  await sql`delete from household`.execute(database.db);
  for (const id of [1, 2]) {
    await database.db
      .insertInto('household')
      .values({ id, created_at: new Date(0).toISOString() })
      .execute();
  }
}

const storage = (open: () => Database, stop: () => Promise<void>): TestStorage => ({
  open,
  stop,
  async empty() {
    const database = open();
    await migrate(database.db, new Date(0));
    await emptied(database);
    await database.close();
  },
});

/** The two kinds of storage that every query must work on. */
export const STORAGES: Readonly<Record<string, () => Promise<TestStorage>>> = {
  sqlite: async () => {
    const folder = scratchFolder();
    return storage(
      () => openSqlite(folder.path),
      async () => folder.remove(),
    );
  },
  postgresql: async () => {
    const server = await startPostgres();
    return storage(
      () => openPostgres(server.url, failOnBrokenConnection),
      () => server.stop(),
    );
  },
};
