import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import type { LibraryStoryTable } from '../../platform/database/tables.ts';

/** Names one story of the expert library as one household has it. */
export interface LibraryStoryKey {
  readonly householdId: number;
  readonly id: string;
}

const change = (queries: Queries, { householdId, id }: LibraryStoryKey) =>
  queries
    .updateTable('library_story')
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where('household_id', '=', householdId)
    .where('story_id', '=', id);

/** What a household has of a story: everything but the manifest, which only the player needs. */
export const findOpened = (queries: Queries, { householdId, id }: LibraryStoryKey) =>
  queries
    .selectFrom('library_story')
    .select([
      'text_hash',
      'name_said',
      'narration_state',
      'narration_message',
      'narration_round',
      'narration',
      'saved_at',
      'revision',
      'created_at',
    ])
    .where('household_id', '=', householdId)
    .where('story_id', '=', id)
    .executeTakeFirst();

/** Writes down that a household opened a story. False: it was opened before, and stays as it is. */
export const insertOpened = async (queries: Queries, row: Insertable<LibraryStoryTable>): Promise<boolean> => {
  const inserted = await queries
    .insertInto('library_story')
    .values(row)
    .onConflict((conflict) => conflict.columns(['household_id', 'story_id']).doNothing())
    .returning('story_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const findManifest = (queries: Queries, { householdId, id }: LibraryStoryKey) =>
  queries
    .selectFrom('library_story')
    .select('manifest')
    .where('household_id', '=', householdId)
    .where('story_id', '=', id)
    .where('narration_state', '=', 'ready')
    .executeTakeFirst();

/** Keeps the first time it was saved. */
export const markSaved = (queries: Queries, key: LibraryStoryKey, now: Date) =>
  change(queries, key)
    .set({ saved_at: sql<string>`coalesce(saved_at, ${now.toISOString()})` })
    .returning('saved_at')
    .executeTakeFirst();

/** Takes it out of the household's collection; the story itself stays in the expert library. */
export const markUnsaved = async (queries: Queries, key: LibraryStoryKey): Promise<void> => {
  await change(queries, key).set({ saved_at: null }).execute();
};

/** Begins a new round of narration of these words with the hero's name said so, and returns its number. */
export const beginNarration = (
  queries: Queries,
  key: LibraryStoryKey,
  words: Pick<LibraryStoryTable, 'name_said' | 'text_hash'>,
) =>
  change(queries, key)
    .set((column) => ({
      ...words,
      narration_state: 'waiting',
      narration_message: null,
      narration_round: column('narration_round', '+', 1),
    }))
    .returning('narration_round')
    .executeTakeFirst();

/** Writes what came of one round of narration. False: a later round was asked for. */
export const setNarration = async (
  queries: Queries,
  key: LibraryStoryKey & { readonly round: number },
  result: Pick<LibraryStoryTable, 'narration_state' | 'narration_message' | 'narration' | 'manifest'>,
): Promise<boolean> => {
  const set = await change(queries, key).set(result).where('narration_round', '=', key.round).executeTakeFirst();
  return set.numUpdatedRows === 1n;
};
