import { nanoid } from 'nanoid';
import type { Queries } from '../database/open-database.ts';

interface NewJob {
  readonly householdId: number;
  readonly kind: string;
  readonly payload: unknown;
  /** Not before this time; default now. */
  readonly runAt?: Date;
  /** Among the due jobs of its kind those with the smallest number are done first; default 0. */
  readonly priority?: number;
}

/** Puts a job into the table, best in the transaction that makes it necessary. Returns its id. */
export async function enqueueJob(queries: Queries, job: NewJob, now: Date): Promise<string> {
  const id = nanoid();
  await queries
    .insertInto('job')
    .values({
      id,
      household_id: job.householdId,
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      state: 'waiting',
      run_at: (job.runAt ?? now).toISOString(),
      priority: job.priority ?? 0,
      attempt: 0,
      failures: 0,
      worker: null,
      lease_until: null,
      error: null,
      created_at: now.toISOString(),
      finished_at: null,
    })
    .execute();
  return id;
}

/** Calls jobs off, waiting or running; a running one notices at its next renewal or when it ends. */
export async function cancelJob(
  queries: Queries,
  { householdId, id }: { readonly householdId: number; readonly id: string },
  now: Date,
): Promise<void> {
  await queries
    .updateTable('job')
    .set({ state: 'cancelled', worker: null, lease_until: null, finished_at: now.toISOString() })
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}
