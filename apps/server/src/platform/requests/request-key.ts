import { createHash } from 'node:crypto';
import type { Queries } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';

/** How long a key is remembered: longer than any tab retries. */
export const KEY_KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Reads the Idempotency-Key header.
 * @throws AppError when it is there and cannot be one.
 */
export function readIdempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new AppError('bad-request', 'The Idempotency-Key of this request could not be read.');
  }
  return header;
}

/** The same request always has the same hash: the schema that read it gives its parts one order. */
export const payloadHash = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** The key of an earlier request came with another request. */
export const conflictingKey = () =>
  new AppError('conflict', 'This was sent before with other contents. Please reload the page and try again.');

/** The piece that was made under a key. Undefined: none. */
export const findByKey = (queries: Queries, householdId: number, key: string) =>
  queries
    .selectFrom('idempotency')
    .select(['payload_hash', 'story_id as piece_id'])
    .where('household_id', '=', householdId)
    .where('key', '=', key)
    .executeTakeFirst();

/** Takes a key for a piece. False: somebody else took it first. */
export async function takeKey(
  queries: Queries,
  entry: { readonly householdId: number; readonly key: string; readonly hash: string; readonly pieceId: string },
  now: Date,
): Promise<boolean> {
  const taken = await queries
    .insertInto('idempotency')
    .values({
      household_id: entry.householdId,
      key: entry.key,
      payload_hash: entry.hash,
      story_id: entry.pieceId,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

/** Forgets keys that were taken before a time. */
export const forgetKeys = async (queries: Queries, before: Date): Promise<void> => {
  await queries.deleteFrom('idempotency').where('created_at', '<', before.toISOString()).execute();
};
