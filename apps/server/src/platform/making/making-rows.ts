import type { Making } from '@storylantern/contract';
import type { Queries } from '../database/open-database.ts';

/** Names a text that is being written: the household's, by the key of the request that asked for it. */
export interface MakingKey {
  readonly householdId: number;
  readonly key: string;
}

/** Writes down that a text is being written. What a process that ended left under the key is begun anew. */
export async function openMaking(
  queries: Queries,
  { householdId, key }: MakingKey,
  making: Making,
  now: Date,
): Promise<void> {
  const state = { step: making.step, words: making.words, cancelled: 0, updated_at: now.toISOString() };
  await queries
    .insertInto('making')
    .values({ household_id: householdId, key, ...state })
    .onConflict((conflict) => conflict.columns(['household_id', 'key']).doUpdateSet(state))
    .execute();
}

/** Writes down how far it is, and says whether somebody wants it stopped. */
export async function noteMaking(
  queries: Queries,
  { householdId, key }: MakingKey,
  making: Making,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .updateTable('making')
    .set({ step: making.step, words: making.words, updated_at: now.toISOString() })
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .returning('cancelled')
    .executeTakeFirst();
  return row?.cancelled === 1;
}

/** Ends it, and says whether somebody wanted it stopped. */
export async function closeMaking(queries: Queries, { householdId, key }: MakingKey): Promise<boolean> {
  const row = await queries
    .deleteFrom('making')
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .returning('cancelled')
    .executeTakeFirst();
  return row?.cancelled === 1;
}

export const findMaking = (queries: Queries, { householdId, key }: MakingKey) =>
  queries
    .selectFrom('making')
    .select(['step', 'words'])
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .executeTakeFirst();

/** Asks whichever process writes it to stop. False: nobody writes it. */
export async function askToStop(queries: Queries, { householdId, key }: MakingKey): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('making')
    .set({ cancelled: 1 })
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets what was last heard of before a time. */
export const forgetMakings = async (queries: Queries, before: Date): Promise<void> => {
  await queries.deleteFrom('making').where('updated_at', '<', before.toISOString()).execute();
};
