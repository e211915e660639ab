import type { Queries } from '../../platform/database/open-database.ts';

/** The kept sound of a spelling, by the household that asked for it. */
export const findPronunciation = (queries: Queries, householdId: number, said: string) =>
  queries
    .selectFrom('pronunciation')
    .select(['file', 'seconds'])
    .where('household_id', '=', householdId)
    .where('said', '=', said)
    .executeTakeFirst();

/** Keeps the sound of a spelling; a later one takes its place. */
export async function keepPronunciation(
  queries: Queries,
  sound: { readonly householdId: number; readonly said: string; readonly file: string; readonly seconds: number },
  now: Date,
): Promise<void> {
  await queries
    .insertInto('pronunciation')
    .values({
      household_id: sound.householdId,
      said: sound.said,
      file: sound.file,
      seconds: sound.seconds,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'said']).doUpdateSet({ file: sound.file, seconds: sound.seconds }),
    )
    .execute();
}
