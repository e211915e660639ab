import type { Insertable } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import type { LumiMessageTable, LumiThreadTable } from '../../platform/database/tables.ts';

/** Names one conversation of one household. */
export interface ThreadKey {
  readonly householdId: number;
  readonly id: string;
}

/** The list shows this many conversations; older ones are still read by their address. */
const LISTED = 100;
const THREAD_COLUMNS = ['id', 'title', 'messages', 'created_at', 'updated_at'] as const;
const MESSAGE_COLUMNS = ['id', 'role', 'content', 'answer', 'maker', 'created_at'] as const;

export const insertThread = async (queries: Queries, thread: Insertable<LumiThreadTable>): Promise<void> => {
  await queries.insertInto('lumi_thread').values(thread).execute();
};

export const insertMessages = async (
  queries: Queries,
  rows: readonly Insertable<LumiMessageTable>[],
): Promise<void> => {
  await queries
    .insertInto('lumi_message')
    .values([...rows])
    .execute();
};

export const findThread = (queries: Queries, { householdId, id }: ThreadKey) =>
  queries
    .selectFrom('lumi_thread')
    .select(THREAD_COLUMNS)
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Conversations in which something was asked, the latest first. */
export const listThreads = (queries: Queries, householdId: number) =>
  queries
    .selectFrom('lumi_thread')
    .select(THREAD_COLUMNS)
    .where('household_id', '=', householdId)
    .where('messages', '>', 1)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();

export const listMessages = (queries: Queries, { householdId, id }: ThreadKey) =>
  queries
    .selectFrom('lumi_message')
    .select(MESSAGE_COLUMNS)
    .where('household_id', '=', householdId)
    .where('thread_id', '=', id)
    .orderBy('position')
    .execute();

/**
 * Counts two more messages, if nobody else did since `messages` were read. False: somebody did, and the answer that was
 * composed belongs to another conversation.
 */
export const countExchange = async (
  queries: Queries,
  { householdId, id }: ThreadKey,
  before: Pick<LumiThreadTable, 'title' | 'messages'>,
  now: Date,
): Promise<boolean> => {
  const counted = await queries
    .updateTable('lumi_thread')
    .set({ messages: before.messages + 2, title: before.title, updated_at: now.toISOString() })
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .where('messages', '=', before.messages)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
};

/** Deletes a conversation with its messages. False: there was none. */
export const deleteThread = async (queries: Queries, { householdId, id }: ThreadKey): Promise<boolean> => {
  await queries
    .deleteFrom('lumi_message')
    .where('household_id', '=', householdId)
    .where('thread_id', '=', id)
    .execute();
  const gone = await queries
    .deleteFrom('lumi_thread')
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
};

/** Removes conversations that were opened and never used, before a time. */
export const forgetEmptyThreads = async (queries: Queries, before: Date): Promise<void> => {
  await queries
    .deleteFrom('lumi_message')
    .where('thread_id', 'in', (empty) =>
      empty
        .selectFrom('lumi_thread')
        .select('id')
        .where('messages', '<=', 1)
        .where('updated_at', '<', before.toISOString()),
    )
    .execute();
  await queries
    .deleteFrom('lumi_thread')
    .where('messages', '<=', 1)
    .where('updated_at', '<', before.toISOString())
    .execute();
};
