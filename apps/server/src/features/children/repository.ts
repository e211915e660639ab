import type { Insertable, Updateable } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import type { ChildTable } from '../../platform/database/tables.ts';

/** Names one child of one household. */
export interface ChildKey {
  readonly householdId: number;
  readonly id: string;
}

/** What a parent writes down about a child. */
export type ChildColumns = Omit<ChildTable, 'id' | 'household_id' | 'archived_at' | 'created_at'>;

/**
 * How many children a household has, those put away too. Inside a transaction its row is held as well, by a change that
 * changes nothing: those who add a child at the same time are counted one after the other.
 */
export async function countChildren(queries: Queries, householdId: number): Promise<number> {
  await queries
    .updateTable('household')
    .set((set) => ({ created_at: set.ref('created_at') }))
    .where('id', '=', householdId)
    .execute();
  const { children } = await queries
    .selectFrom('child')
    .select((select) => select.fn.countAll<number>().as('children'))
    .where('household_id', '=', householdId)
    .executeTakeFirstOrThrow();
  return children;
}

export const insertChild = async (queries: Queries, child: Insertable<ChildTable>): Promise<void> => {
  await queries.insertInto('child').values(child).execute();
};

export const findChild = (queries: Queries, { householdId, id }: ChildKey) =>
  queries
    .selectFrom('child')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();

/** A household's children in the order they were added, those put away last. */
export const listChildren = (queries: Queries, householdId: number) =>
  queries
    .selectFrom('child')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy((order) => order.case().when('archived_at', 'is', null).then(0).else(1).end())
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Writes down something else about a child. Undefined: there is no such child. */
export const changeChild = (queries: Queries, { householdId, id }: ChildKey, child: Updateable<ChildColumns>) =>
  queries
    .updateTable('child')
    .set(child)
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Puts a child away, or brings it back; one that is away stays so since the first time. Undefined: no such child. */
export const archiveChild = (queries: Queries, { householdId, id }: ChildKey, since: Date | null) =>
  queries
    .updateTable('child')
    .set((set) => ({ archived_at: since && set.fn.coalesce('archived_at', set.val(since.toISOString())) }))
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Deletes what is written down about a child. False: there was none. */
export const removeChild = async (queries: Queries, { householdId, id }: ChildKey): Promise<boolean> => {
  const gone = await queries
    .deleteFrom('child')
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
};
