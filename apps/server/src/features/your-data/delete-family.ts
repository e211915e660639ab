import { sql } from 'kysely';
import type { Database } from '../../platform/database/open-database.ts';
import { countDeletion } from '../../platform/making/deletions.ts';

interface Walked {
  readonly name: string;
  readonly isHousehold: boolean;
  readonly optional: readonly string[];
}

/** Every table that says whose its rows are, as the database itself names them: a new one cannot be forgotten. */
async function householdTables({ db }: Database): Promise<Walked[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter((table) => !table.isView)
    .filter(({ name, columns }) => name === 'household' || columns.some((column) => column.name === 'household_id'))
    .map(({ name, columns }) => ({
      name,
      isHousehold: name === 'household',
      // SQLite says of its primary key that it may be null.
      optional: columns.filter((column) => column.isNullable && column.name !== 'id').map((column) => column.name),
    }));
}

/**
 * Deletes every row of a household in every table, in one transaction. The household itself stays, with its settings as
 * they were at first. Returns the media files it needed.
 */
export async function deleteFamily(database: Database, householdId: number): Promise<string[]> {
  const tables = await householdTables(database);
  return database.db.transaction().execute(async (queries) => {
    // Before all else: what is being stored at this moment is waited for and deleted, whatever comes later is not stored.
    await countDeletion(queries, householdId);
    // Jobs first: a result that is about to be written waits for this, or finds its job gone.
    await queries.deleteFrom('job').where('household_id', '=', householdId).execute();
    const files = await queries
      .deleteFrom('media_reference')
      .where('household_id', '=', householdId)
      .returning('file')
      .execute();
    for (const { name, isHousehold, optional } of tables) {
      if (!isHousehold) {
        await sql`delete from ${sql.table(name)} where household_id = ${householdId}`.execute(queries);
      } else if (optional.length > 0) {
        const unset = sql.join(optional.map((column) => sql`${sql.ref(column)} = null`));
        await sql`update household set ${unset} where id = ${householdId}`.execute(queries);
      }
    }
    return [...new Set(files.map(({ file }) => file))];
  });
}

/** Overwrites what SQLite leaves of deleted rows in its files. PostgreSQL does so by itself in time. */
export async function wipeLeftovers({ kind, db }: Database): Promise<void> {
  if (kind !== 'sqlite') return;
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
