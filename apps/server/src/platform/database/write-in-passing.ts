import { sql } from 'kysely';
import type { Database, Queries } from './open-database.ts';

/**
 * Writes what nobody misses after a power cut: how far a text is, that a call was made. In SQLite such a commit does not
 * wait for the disk, which takes longer than all the rest of it; the next one that does brings it there as well. A server
 * of its own waits for its disk without holding anybody up here.
 */
export async function writeInPassing<Written>(
  { kind, db }: Database,
  write: (queries: Queries) => Promise<Written>,
): Promise<Written> {
  if (kind !== 'sqlite') return write(db);
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await write(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
