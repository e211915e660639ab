import { sql } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import { writeInPassing } from '../database/write-in-passing.ts';

/** A job as its handler gets it: already claimed, and fenced by `worker` and `attempt`. */
export interface ClaimedJob {
  readonly id: string;
  readonly householdId: number;
  readonly kind: string;
  readonly payload: string;
  readonly attempt: number;
  readonly failures: number;
}

/** How long one kind of job may hold on, and how often it is tried. Times in milliseconds. */
export interface JobLimits {
  readonly leaseMs: number;
  /** Ends with an error before the job is given up. */
  readonly maxFailures: number;
  /** Claims before the job is given up, whatever ended them: a job that kills its process must end some day. */
  readonly maxAttempts: number;
}

/** The longest pause before another try is a minute: a job that failed still counts as waiting. */
const SOON_MS = 60_000;

const CLAIMED = ['id', 'household_id', 'kind', 'payload', 'attempt', 'failures'] as const;
type ClaimedRow = Pick<
  { id: string; household_id: number; kind: string; payload: string; attempt: number; failures: number },
  (typeof CLAIMED)[number]
>;

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

const claimed = (row: ClaimedRow): ClaimedJob => ({
  id: row.id,
  householdId: row.household_id,
  kind: row.kind,
  payload: row.payload,
  attempt: row.attempt,
  failures: row.failures,
});

/** The jobs of one database, as one worker (a process) sees them. Every write is fenced by worker and attempt. */
export class JobStore {
  readonly #database: Database;
  readonly #worker: string;

  constructor(database: Database, worker: string) {
    this.#database = database;
    this.#worker = worker;
  }

  /**
   * Takes the most urgent job of a kind that is due, or whose worker let its lease run out. A parent who asked for it still
   * waits for the answer at that moment, so this waits for no disk: after a power cut the job is due again.
   */
  async claim(kind: string, limits: JobLimits, now: Date): Promise<ClaimedJob | undefined> {
    const row = await writeInPassing(this.#database, (queries) => this.#claim(queries, kind, limits, now));
    return row && claimed(row);
  }

  async #claim(queries: Queries, kind: string, limits: JobLimits, now: Date): Promise<ClaimedRow | undefined> {
    const time = now.toISOString();
    return queries
      .updateTable('job')
      .set((column) => ({
        state: 'running',
        worker: this.#worker,
        lease_until: later(now, limits.leaseMs),
        attempt: column('attempt', '+', 1),
      }))
      .where('id', '=', (nested) =>
        nested
          .selectFrom('job')
          .select('job.id')
          .where('kind', '=', kind)
          .where((or) =>
            or.or([
              or.and([or('state', '=', 'waiting'), or('run_at', '<=', time)]),
              or.and([
                or('state', '=', 'running'),
                or('lease_until', '<', time),
                or('attempt', '<', limits.maxAttempts),
              ]),
            ]),
          )
          .orderBy('priority')
          .orderBy('run_at')
          .limit(1)
          .$if(this.#database.kind === 'postgresql', (query) => query.forUpdate().skipLocked()),
      )
      .returning(CLAIMED)
      .executeTakeFirst();
  }

  /** Holds on to a job for another lease. False: it is no longer this worker's, and its work must stop. */
  async renew(job: ClaimedJob, limits: JobLimits, now: Date): Promise<boolean> {
    const renewed = await this.#mine(this.#database.db, job)
      .set({ lease_until: later(now, limits.leaseMs) })
      .executeTakeFirst();
    return renewed.numUpdatedRows === 1n;
  }

  /** Whether a job is still in the table, whoever holds it: one that is held is taken out of it only with its family's data. */
  async isThere({ id }: ClaimedJob): Promise<boolean> {
    const row = await this.#database.db.selectFrom('job').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Marks a job done and writes its result in the same transaction.
   * @returns false, with nothing written, when the job is no longer this worker's.
   */
  async finish(job: ClaimedJob, now: Date, write: (queries: Queries) => Promise<void>): Promise<boolean> {
    return this.#database.db.transaction().execute(async (queries) => {
      const done = await this.#mine(queries, job)
        .set({ state: 'done', worker: null, lease_until: null, error: null, finished_at: now.toISOString() })
        .executeTakeFirst();
      if (done.numUpdatedRows !== 1n) return false;
      await write(queries);
      return true;
    });
  }

  /** Writes a failure down: the job is tried again at `retryAt`, or is dead (then `dead` writes what follows from it). */
  async fail(
    job: ClaimedJob,
    failure: { readonly error: string; readonly retryAt: Date | undefined; readonly now: Date },
    dead: (queries: Queries) => Promise<void>,
  ): Promise<boolean> {
    return this.#database.db.transaction().execute(async (queries) => {
      const failed = await this.#mine(queries, job)
        .set((column) => ({
          state: failure.retryAt ? 'waiting' : 'dead',
          run_at: (failure.retryAt ?? failure.now).toISOString(),
          failures: column('failures', '+', 1),
          worker: null,
          lease_until: null,
          error: failure.error,
          finished_at: failure.retryAt ? null : failure.now.toISOString(),
        }))
        .executeTakeFirst();
      if (failed.numUpdatedRows !== 1n) return false;
      if (!failure.retryAt) await dead(queries);
      return true;
    });
  }

  /** Gives a job back untouched, as when the server stops: the try does not count. */
  async release(job: ClaimedJob, now: Date): Promise<void> {
    await this.#mine(this.#database.db, job)
      .set((column) => ({
        state: 'waiting',
        worker: null,
        lease_until: null,
        run_at: now.toISOString(),
        attempt: column('attempt', '-', 1),
      }))
      .execute();
  }

  /** Gives up one job whose lease ran out at its last claim, writing what follows from it. */
  async buryExpired(
    kind: string,
    limits: JobLimits,
    now: Date,
    dead: (queries: Queries, job: ClaimedJob) => Promise<void>,
  ): Promise<ClaimedJob | undefined> {
    const time = now.toISOString();
    // Asked first without a transaction: there is hardly ever one, and this is asked every second.
    const found = await this.#database.db
      .selectFrom('job')
      .select('id')
      .where('state', '=', 'running')
      .where('kind', '=', kind)
      .where('lease_until', '<', time)
      .where('attempt', '>=', limits.maxAttempts)
      .executeTakeFirst();
    if (!found) return undefined;
    return this.#database.db.transaction().execute(async (queries) => {
      const row = await queries
        .updateTable('job')
        .set({
          state: 'dead',
          worker: null,
          lease_until: null,
          error: 'Its worker stopped in the middle of it every time.',
          finished_at: time,
        })
        .where('id', '=', found.id)
        .where('state', '=', 'running')
        .where('lease_until', '<', time)
        .returning(CLAIMED)
        .executeTakeFirst();
      if (!row) return undefined;
      await dead(queries, claimed(row));
      return claimed(row);
    });
  }

  /** Lets every running job be claimed at once. Only for a process that knows that no other worker lives. */
  async expireLeases(now: Date): Promise<void> {
    await this.#database.db
      .updateTable('job')
      .set({ lease_until: later(now, -1) })
      .where('state', '=', 'running')
      .execute();
  }

  /** How many jobs wait, run and are dead. What is only due later, as clearing away is, does not wait yet. */
  async counts(now: Date): Promise<{ waiting: number; running: number; dead: number }> {
    const rows = await this.#database.db
      .selectFrom('job')
      .select(['state', sql<number>`count(*)`.as('jobs')])
      .where('state', 'in', ['waiting', 'running', 'dead'])
      .where((or) => or.or([or('state', '!=', 'waiting'), or('run_at', '<=', later(now, SOON_MS))]))
      .groupBy('state')
      .execute();
    const of = (state: string) => rows.find((row) => row.state === state)?.jobs ?? 0;
    return { waiting: of('waiting'), running: of('running'), dead: of('dead') };
  }

  /** Whether a job was given up at a time or after it. */
  async diedSince(time: Date): Promise<boolean> {
    const died = await this.#database.db
      .selectFrom('job')
      .select('id')
      .where('state', '=', 'dead')
      .where('finished_at', '>=', time.toISOString())
      .limit(1)
      .executeTakeFirst();
    return died !== undefined;
  }

  /** Forgets finished jobs from before a time. */
  async forgetFinished(before: Date): Promise<void> {
    await this.#database.db
      .deleteFrom('job')
      .where('state', 'in', ['done', 'dead', 'cancelled'])
      .where('finished_at', '<', before.toISOString())
      .execute();
  }

  #mine(queries: Queries, job: ClaimedJob) {
    return queries
      .updateTable('job')
      .where('id', '=', job.id)
      .where('worker', '=', this.#worker)
      .where('state', '=', 'running')
      .where('attempt', '=', job.attempt);
  }
}
