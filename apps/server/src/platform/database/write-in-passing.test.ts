import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratchFolder } from '../../../test/support/storage.ts';
import { openSqlite, type Database } from './open-database.ts';
import { writeInPassing } from './write-in-passing.ts';

/** What SQLite calls a commit that waits for the disk, and one that does not. */
const [FULL, NORMAL] = [2, 1];
const folder = scratchFolder();
let database: Database;
beforeAll(() => {
  database = openSqlite(folder.path);
});
afterAll(async () => {
  await database.db.destroy();
  folder.remove();
});

const waitsOf = async (db: Database['db']): Promise<number | undefined> =>
  (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous;

it('waits for no disk itself, and everything after it does, also when it fails', async () => {
  expect(await writeInPassing(database, (queries) => waitsOf(queries))).toBe(NORMAL);
  expect(await waitsOf(database.db)).toBe(FULL);
  await expect(writeInPassing(database, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await waitsOf(database.db)).toBe(FULL);
});

it('leaves a transaction at the same time as safe as ever', async () => {
  const [during] = await Promise.all([
    database.db.transaction().execute((queries) => waitsOf(queries)),
    writeInPassing(database, (queries) => waitsOf(queries)),
    writeInPassing(database, (queries) => waitsOf(queries)),
  ]);
  expect(during).toBe(FULL);
});
