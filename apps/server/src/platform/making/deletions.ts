import type { Queries } from '../database/open-database.ts';

/** How often a household deleted everything: what was begun under one number is not stored under another. */
export async function readDeletions(queries: Queries, householdId: number): Promise<number | undefined> {
  const household = await queries
    .selectFrom('household')
    .select('deletions')
    .where('id', '=', householdId)
    .executeTakeFirst();
  return household?.deletions;
}

/** Counts a deletion. Until its transaction ends, nothing is stored that asks whether there was one. */
export const countDeletion = async (queries: Queries, householdId: number): Promise<void> => {
  await queries
    .updateTable('household')
    .set((column) => ({ deletions: column('deletions', '+', 1) }))
    .where('id', '=', householdId)
    .execute();
};

/**
 * Whether there was no deletion since that number was read. Asked in a transaction, it stays so until the transaction
 * ends: a deletion waits for it and then deletes what it stored.
 */
export async function isUndeletedSince(queries: Queries, householdId: number, deletions: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('household')
    .set({ deletions })
    .where('id', '=', householdId)
    .where('deletions', '=', deletions)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes a deletion wait until the transaction ends; one that was first is over when this comes back. */
export const holdOffDeletion = async (queries: Queries, householdId: number): Promise<void> => {
  await queries
    .updateTable('household')
    .set((column) => ({ deletions: column('deletions', '+', 0) }))
    .where('id', '=', householdId)
    .execute();
};
