import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import type { StoryTable } from '../../platform/database/tables.ts';
import type { Versioned } from './version-repository.ts';

/** Everything but the manifest, which is as long as the rest and only needed by the player. */
const STORY_COLUMNS = [
  'id',
  'household_id',
  'title',
  'situation',
  'situation_name',
  'category',
  'topic',
  'child_name',
  'age_band',
  'name_said',
  'search_text',
  'thread',
  'request',
  'text',
  'audit',
  'text_maker',
  'picture',
  'picture_description',
  'cover',
  'narration_state',
  'narration_message',
  'narration_round',
  'narration',
  'saved_at',
  'deleted_at',
  'revision',
  'created_at',
  'occasion',
  'version',
  'picture_round',
] as const satisfies readonly (keyof StoryTable)[];
const SUMMARY_COLUMNS = [
  'id',
  'title',
  'child_name',
  'age_band',
  'situation_name',
  'created_at',
  'saved_at',
  'deleted_at',
] as const satisfies readonly (keyof StoryTable)[];

/** Names one story of one household. */
export interface StoryKey {
  readonly householdId: number;
  readonly id: string;
}

const own = (queries: Queries, { householdId, id }: StoryKey) =>
  queries.selectFrom('story').where('household_id', '=', householdId).where('id', '=', id);

const change = (queries: Queries, { householdId, id }: StoryKey) =>
  queries
    .updateTable('story')
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where('household_id', '=', householdId)
    .where('id', '=', id);

/** Writes a new story. */
export const insertStory = async (queries: Queries, story: Insertable<StoryTable>): Promise<void> => {
  await queries.insertInto('story').values(story).execute();
};

/** One story that is not deleted. */
export const findStory = (queries: Queries, key: StoryKey) =>
  own(queries, key).select(STORY_COLUMNS).where('deleted_at', 'is', null).executeTakeFirst();

/** One story as long as it is kept, deleted or not: what is made for it is there when it is brought back. */
export const findKeptStory = (queries: Queries, key: StoryKey) =>
  own(queries, key).select(STORY_COLUMNS).executeTakeFirst();

/** The revision of a story that is not deleted. */
export const findRevision = (queries: Queries, key: StoryKey) =>
  own(queries, key).select('revision').where('deleted_at', 'is', null).executeTakeFirst();

/** One story's summary, deleted or not. */
export const findSummary = (queries: Queries, key: StoryKey) =>
  own(queries, key).select(SUMMARY_COLUMNS).executeTakeFirst();

/** The stored cover of a story that is not deleted. */
export const findCover = (queries: Queries, key: StoryKey) =>
  own(queries, key).select(['cover', 'picture_round']).where('deleted_at', 'is', null).executeTakeFirst();

/** The word timings of a story that is not deleted and whose narration is ready. */
export const findManifest = (queries: Queries, key: StoryKey) =>
  own(queries, key)
    .select('manifest')
    .where('deleted_at', 'is', null)
    .where('narration_state', '=', 'ready')
    .executeTakeFirst();

/** Other stories of the household: those about the same thing or the same child first, then the newest. */
export const listRelated = (
  queries: Queries,
  story: { readonly householdId: number; readonly id: string; readonly situation: string; readonly childName: string },
  most: number,
) =>
  queries
    .selectFrom('story')
    .select(['id', 'title'])
    .where('household_id', '=', story.householdId)
    .where('id', '!=', story.id)
    .where('deleted_at', 'is', null)
    .orderBy(
      sql`case when situation = ${story.situation} then 2 else 0 end + case when child_name = ${story.childName} then 1 else 0 end`,
      'desc',
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

/** How many stories of each child are for what, as it is stored. */
export const countOccasions = (queries: Queries, householdId: number) =>
  queries
    .selectFrom('story')
    .select(['child_name', 'occasion', ({ fn }) => fn.countAll<number>().as('stories')])
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .groupBy(['child_name', 'occasion'])
    .orderBy('child_name')
    .execute();

/** Keeps the first time a story was saved. Returns it, or undefined when there is no such story. */
export const markSaved = (queries: Queries, key: StoryKey, now: Date) =>
  change(queries, key)
    .set({ saved_at: sql<string>`coalesce(saved_at, ${now.toISOString()})` })
    .where('deleted_at', 'is', null)
    .returning(['id', 'saved_at'])
    .executeTakeFirst();

/** Deletes a story softly; a story deleted before keeps its time. */
export const markDeleted = (queries: Queries, key: StoryKey, now: Date) =>
  change(queries, key)
    .set({ deleted_at: sql<string>`coalesce(deleted_at, ${now.toISOString()})` })
    .returning(['id', 'deleted_at'])
    .executeTakeFirst();

/** Takes a deletion back. */
export const markRestored = async (queries: Queries, key: StoryKey): Promise<void> => {
  await change(queries, key).set({ deleted_at: null }).execute();
};

/** Removes a story for good when it was deleted before a time. */
export const purgeStory = async (queries: Queries, key: StoryKey, deletedBefore: Date): Promise<boolean> => {
  const gone = await queries
    .deleteFrom('story')
    .where('household_id', '=', key.householdId)
    .where('id', '=', key.id)
    .where('deleted_at', '<=', deletedBefore.toISOString())
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
};

/** Writes the drawn picture of a round while the story shows it. False: the story is gone, or shows another. */
export const setCover = async (
  queries: Queries,
  key: StoryKey & { readonly picture: number },
  cover: string,
): Promise<boolean> => {
  const set = await change(queries, key).set({ cover }).where('picture_round', '=', key.picture).executeTakeFirst();
  return set.numUpdatedRows === 1n;
};

/** Counts a change of a story that is not deleted, holds it for this transaction, and returns it. */
export const beginChange = (queries: Queries, key: StoryKey) =>
  change(queries, key).where('deleted_at', 'is', null).returning(STORY_COLUMNS).executeTakeFirst();

/** The change that was begun changed nothing after all. */
export const takeChangeBack = async (queries: Queries, { householdId, id }: StoryKey): Promise<void> => {
  await queries
    .updateTable('story')
    .set((column) => ({ revision: column('revision', '-', 1) }))
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .execute();
};

/** Makes a version the one that is read; the change is counted already. */
export const setVersion = async (
  queries: Queries,
  { householdId, id }: StoryKey,
  version: Versioned & Pick<StoryTable, 'version' | 'search_text'>,
): Promise<void> => {
  await queries
    .updateTable('story')
    .set(version)
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .execute();
};

/** Writes what came of one round of narration. False: the story is gone, or a later round was asked for. */
export const setNarration = async (
  queries: Queries,
  key: StoryKey & { readonly round: number },
  result: Pick<StoryTable, 'narration_state' | 'narration_message' | 'narration' | 'manifest'>,
): Promise<boolean> => {
  const set = await change(queries, key).set(result).where('narration_round', '=', key.round).executeTakeFirst();
  return set.numUpdatedRows === 1n;
};

/** Begins a new round of narration with a name said so, and returns its number. */
export const beginNarration = (queries: Queries, key: StoryKey, nameSaid: string | null) =>
  change(queries, key)
    .set((column) => ({
      name_said: nameSaid,
      narration_state: 'waiting',
      narration_message: null,
      narration_round: column('narration_round', '+', 1),
    }))
    .where('deleted_at', 'is', null)
    .returning('narration_round')
    .executeTakeFirst();
