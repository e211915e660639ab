import type { DataCounts } from '@storylantern/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';

/** Of nothing anything. */
export const NONE: DataCounts = {
  children: 0,
  stories: 0,
  pictureBooks: 0,
  songs: 0,
  expertStories: 0,
  readings: 0,
  goals: 0,
  conversations: 0,
  files: 0,
};

/**
 * How many of each a household has, and how many bytes its pictures and sound take. What is deleted and could still be
 * brought back is not counted, but its files take room; a conversation counts from the first question on.
 */
export async function countData(
  queries: Queries,
  householdId: number,
): Promise<{ counts: DataCounts; fileBytes: number }> {
  const count = async (table: 'child' | 'reading_session' | 'goal') => {
    const found = await queries
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('rows'))
      .where('household_id', '=', householdId)
      .executeTakeFirstOrThrow();
    return found.rows;
  };
  const countPieces = async (table: 'story' | 'picture_book' | 'song') => {
    const found = await queries
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('rows'))
      .where('household_id', '=', householdId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return found.rows;
  };
  const expert = await queries
    .selectFrom('library_story')
    .select(sql<number>`count(*)`.as('rows'))
    .where('household_id', '=', householdId)
    .where('saved_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const threads = await queries
    .selectFrom('lumi_thread')
    .select(sql<number>`count(*)`.as('rows'))
    .where('household_id', '=', householdId)
    .where('messages', '>', 1)
    .executeTakeFirstOrThrow();
  const files = await queries
    .selectFrom('media')
    .select([sql<number>`count(*)`.as('rows'), sql<number | null>`cast(sum(bytes) as bigint)`.as('bytes')])
    .where('file', 'in', (owned) =>
      owned.selectFrom('media_reference').select('file').where('household_id', '=', householdId),
    )
    .executeTakeFirstOrThrow();
  return {
    counts: {
      children: await count('child'),
      stories: await countPieces('story'),
      pictureBooks: await countPieces('picture_book'),
      songs: await countPieces('song'),
      expertStories: expert.rows,
      readings: await count('reading_session'),
      goals: await count('goal'),
      conversations: threads.rows,
      files: files.rows,
    },
    fileBytes: files.bytes ?? 0,
  };
}
