import type { Database } from '../../platform/database/open-database.ts';
import { findRound, type RoundKey } from './repository.ts';

/** How often a sound that is being made looks whether another was asked for instead. */
const WANTED_MS = 400;

/**
 * Does the work for a round of sound as long as no later one was asked for: a parent who tries one key after another
 * does not wait for each of them. Undefined: it is not wanted any more.
 */
export async function whileWanted<Result>(
  database: Database,
  key: RoundKey,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const unwanted = new AbortController();
  const look = setInterval(() => {
    findRound(database.db, key).then(
      (now) => now?.sound_round === key.round || unwanted.abort(new Error('Another sound was asked for')),
      // A database that does not answer says nothing of it; the job fails where its result is written.
      () => undefined,
    );
  }, WANTED_MS);
  try {
    return await work(AbortSignal.any([signal, unwanted.signal]));
  } catch (error) {
    if (unwanted.signal.aborted && !signal.aborted) return undefined;
    throw error;
  } finally {
    clearInterval(look);
  }
}
