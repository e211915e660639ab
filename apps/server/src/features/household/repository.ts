import type { Queries } from '../../platform/database/open-database.ts';

/** Where a household lives; null when the family has not said. */
export async function findCountry(queries: Queries, householdId: number): Promise<string | null> {
  const household = await queries
    .selectFrom('household')
    .select('country')
    .where('id', '=', householdId)
    .executeTakeFirst();
  return household?.country ?? null;
}

export const setCountry = async (queries: Queries, householdId: number, country: string | null): Promise<void> => {
  await queries.updateTable('household').set({ country }).where('id', '=', householdId).execute();
};
