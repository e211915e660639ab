import type { TrackingEntry } from '@storylantern/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import type { ReadingSessionTable } from '../../platform/database/tables.ts';

/** Names one reading of one household. */
export interface ReadingKey {
  readonly householdId: number;
  readonly id: string;
}

/** What a parent records of a reading. */
export type ReadingColumns = Omit<ReadingSessionTable, 'id' | 'household_id' | 'created_at'>;

/** Writes a new reading. */
export const insertReading = async (queries: Queries, reading: Insertable<ReadingSessionTable>): Promise<void> => {
  await queries.insertInto('reading_session').values(reading).execute();
};

/** Writes a reading back under its id, unless there is one of that id, whoever's it is. */
export const insertReadingAgain = async (queries: Queries, reading: Insertable<ReadingSessionTable>): Promise<void> => {
  await queries
    .insertInto('reading_session')
    .values(reading)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** One reading. */
export const findReading = (queries: Queries, { householdId, id }: ReadingKey) =>
  queries
    .selectFrom('reading_session')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Where each field of a reading as it is sent stands in its row. */
const FIELDS: Readonly<Record<keyof TrackingEntry, keyof ReadingSessionTable>> = {
  id: 'id',
  childName: 'child_name',
  storyTitle: 'story_title',
  pieceKind: 'piece_kind',
  pieceId: 'piece_id',
  createdAt: 'created_at',
  comprehensionRating: 'comprehension_rating',
  interestRating: 'interest_rating',
  repetitionRating: 'repetition_rating',
  behaviorRating: 'behavior_rating',
  sessionDuration: 'session_duration',
  notes: 'notes',
};

/**
 * Everything a household has recorded, newest first, each reading as JSON: the list is sent whole, and with thousands
 * of readings the database writes it out in a third of the time that rows, objects and their check would take.
 */
export async function listReadingsAsJson({ db, kind }: Database, householdId: number): Promise<string[]> {
  const object = sql.raw(kind === 'sqlite' ? 'json_object' : 'json_build_object');
  const pairs = Object.entries(FIELDS).flatMap(([field, column]) => [sql.lit(field), sql.ref(column)]);
  const rows = await db
    .selectFrom('reading_session')
    .select(sql<string>`cast(${object}(${sql.join(pairs)}) as text)`.as('json'))
    .where('household_id', '=', householdId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ json }) => json);
}

/** Puts a reading right; when it was recorded stays. Undefined: there is no such reading. */
export const changeReading = (queries: Queries, { householdId, id }: ReadingKey, reading: Updateable<ReadingColumns>) =>
  queries
    .updateTable('reading_session')
    .set(reading)
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Takes a reading away. False: there was none. */
export const removeReading = async (queries: Queries, { householdId, id }: ReadingKey): Promise<boolean> => {
  const gone = await queries
    .deleteFrom('reading_session')
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
};
