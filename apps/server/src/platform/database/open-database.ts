import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** An open database of either kind; every query above it is the same for both. */
export interface Database {
  readonly kind: 'sqlite' | 'postgresql';
  readonly db: Kysely<Tables>;
  /** Rejects when the database cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Either the database or a transaction in it: what a repository's functions take. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** PostgreSQL counts in 64 bits, which the driver hands out as text; every count here is far below 2^53. */
const INT8 = 20;

/** Opens SQLite in one file. The file's folder must exist. */
export function openSqlite(dataDir: string): Database {
  return database(
    'sqlite',
    new Kysely<Tables>({ dialect: new NodeSqliteDialect(join(dataDir, 'storylantern.sqlite')) }),
  );
}

/**
 * Opens a pool on PostgreSQL.
 * @param onError told of connections that break while idle; the pool replaces them.
 */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    types: {
      getTypeParser: (oid, format) =>
        oid === INT8 ? (value: string) => Number(value) : types.getTypeParser(oid, format),
    },
  });
  pool.on('error', onError);
  return database('postgresql', new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
}

function database(kind: Database['kind'], db: Kysely<Tables>): Database {
  return {
    kind,
    db,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
