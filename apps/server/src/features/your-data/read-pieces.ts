import { sql } from 'kysely';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import type { Piece, Row } from '../../platform/family-data/row.ts';
import type { Section } from '../../platform/family-data/section.ts';

/** Rows held in memory at once; a story with its word timings is some hundred kilobytes. */
const AT_ONCE = 20;

/** Which rows of a section are exported. A conversation in which nothing was asked is forgotten within a day anyhow. */
const wanted = ({ deleted, table }: Section) => [
  ...(deleted ? [sql`${sql.ref(deleted)} is null`] : []),
  ...(table === 'lumi_thread' ? [sql`messages > 1`] : []),
];

async function partsOf({ parts }: Section, queries: Queries, keys: readonly string[]): Promise<readonly Row[]> {
  if (!parts) return [];
  const { rows } = await sql<Row>`
    select * from ${sql.table(parts.table)} where ${sql.ref(parts.parent)} in (${sql.join(keys)}) order by ${sql.ref(parts.order)}, ${sql.ref(parts.unique)}
  `.execute(queries);
  return rows;
}

/**
 * Everything a household has of one section, oldest first, a few at a time, so that neither memory nor the database is
 * held for as long as the reader takes. What is deleted meanwhile is left out; each piece is of one moment.
 */
export async function* readPieces({ db }: Database, householdId: number, section: Section): AsyncGenerator<Piece> {
  const { table, key } = section;
  const conditions = sql.join([sql`household_id = ${householdId}`, ...wanted(section)], sql` and `);
  const { rows: known } = await sql<{ key: string }>`
    select ${sql.ref(key)} as key from ${sql.table(table)} where ${conditions} order by created_at, ${sql.ref(key)}
  `.execute(db);
  for (let from = 0; from < known.length; from += AT_ONCE) {
    const keys = known.slice(from, from + AT_ONCE).map((row) => row.key);
    const pieces = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (queries) => {
        const { rows } = await sql<Row>`
          select * from ${sql.table(table)} where ${conditions} and ${sql.ref(key)} in (${sql.join(keys)})
          order by created_at, ${sql.ref(key)}
        `.execute(queries);
        const parts = rows.length === 0 ? [] : await partsOf(section, queries, keys);
        const parent = section.parts?.parent ?? '';
        return rows.map((row) => ({ row, parts: parts.filter((part) => part[parent] === row[key]) }));
      });
    yield* pieces;
  }
}
