import type { Insertable, Updateable } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
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

/** One reading. */
export const findReading = (queries: Queries, { householdId, id }: ReadingKey) =>
  queries
    .selectFrom('reading_session')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Everything a household has recorded, newest first. */
export const listReadings = (queries: Queries, householdId: number) =>
  queries
    .selectFrom('reading_session')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

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
