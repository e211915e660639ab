import type { Queries } from '../database/open-database.ts';
import type { ClaimedJob, JobLimits, JobStore } from './job-store.ts';

/** One kind of work. `slots` of it are done at once by this process. */
export interface JobKind {
  readonly kind: string;
  readonly slots: number;
  readonly limits: JobLimits;
  /**
   * Does the work and returns what writes its result. That is written in the transaction that marks the job done, so
   * it happens exactly once. Must stop soon after the signal.
   */
  run(job: ClaimedJob, signal: AbortSignal): Promise<(queries: Queries) => Promise<void>>;
  /** Writes what follows when the job is given up. */
  dead?(job: ClaimedJob, queries: Queries): Promise<void>;
}

/** What the runner reports: never a payload, which holds what a parent wrote. */
export interface JobLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** How often the table is looked at without being told to; and the first pause after a failure, which doubles. */
const POLL_MS = 1_000;
const BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 60_000;

/** How a runner goes about it; times in milliseconds. */
export interface JobRunnerOptions {
  readonly pollMs?: number | undefined;
  readonly backoffMs?: number | undefined;
  /** Told when work in hand turns out to be for a family that deleted everything by another server; the work has ended. */
  readonly onGone?: (householdId: number) => Promise<void>;
}

/** Runs jobs: claims what is due, keeps the lease alive, writes results, tries again, and stops in good order. */
export class JobRunner {
  readonly #store: JobStore;
  readonly #kinds: readonly JobKind[];
  readonly #log: JobLog;
  readonly #pollMs: number;
  readonly #backoffMs: number;
  readonly #onGone: (householdId: number) => Promise<void>;
  readonly #running = new Map<ClaimedJob, { kind: JobKind; ended: Promise<void>; stop: AbortController }>();
  #poll: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #stopped = false;

  constructor(
    store: JobStore,
    kinds: readonly JobKind[],
    log: JobLog,
    { pollMs = POLL_MS, backoffMs = BACKOFF_MS, onGone = async () => undefined }: JobRunnerOptions = {},
  ) {
    this.#store = store;
    this.#kinds = kinds;
    this.#log = log;
    this.#pollMs = pollMs;
    this.#backoffMs = backoffMs;
    this.#onGone = onGone;
  }

  /** Begins; after `stop`, nothing happens. */
  start(): void {
    if (this.#stopped) return;
    this.#poll = setInterval(() => this.wake(), this.#pollMs);
    this.wake();
  }

  /** Looks for due jobs now, as after putting one into the table. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = this.#look()
      .catch((error: unknown) => this.#log.error({ err: error }, 'Looking for jobs failed; trying again soon'))
      .finally(() => {
        this.#looking = undefined;
        if (this.#lookAgain) {
          this.#lookAgain = false;
          this.wake();
        }
      });
  }

  /**
   * Takes no more jobs, lets the ones in hand end, and gives back those that have not by the deadline.
   * @param deadlineMs 0 gives everything back at once.
   */
  async stop(deadlineMs: number): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#poll);
    await this.#looking;
    if (this.#running.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, deadlineMs);
    });
    const all = Promise.all([...this.#running.values()].map((each) => each.ended)).then(() => undefined);
    await Promise.race([all, deadline]);
    clearTimeout(timer);
    const left = [...this.#running];
    await Promise.all(left.map(([job]) => this.#store.release(job, new Date())));
    for (const [, { stop }] of left) stop.abort(new Error('The server is stopping'));
    await Promise.all(left.map(([, { ended }]) => ended));
  }

  /**
   * Stops what is in hand for a household whose jobs have gone from the table, and waits until it has ended, for so
   * many milliseconds at most. What ends later finds its job gone and writes nothing.
   */
  async letGo(householdId: number, waitMs: number): Promise<void> {
    const theirs = [...this.#running].filter(([job]) => job.householdId === householdId).map(([, work]) => work);
    if (theirs.length === 0) return;
    for (const { stop } of theirs) stop.abort(new Error('What the job was for is gone'));
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, waitMs);
    });
    await Promise.race([Promise.all(theirs.map(({ ended }) => ended)), deadline]);
    clearTimeout(timer);
  }

  async #look(): Promise<void> {
    for (const kind of this.#kinds) {
      const buried = await this.#store.buryExpired(kind.kind, kind.limits, new Date(), async (queries, job) =>
        kind.dead?.(job, queries),
      );
      if (buried) this.#log.error({ job: buried.id, kind: kind.kind, attempt: buried.attempt }, 'Job given up');
      while (!this.#stopped && this.#inHand(kind) < kind.slots) {
        const job = await this.#store.claim(kind.kind, kind.limits, new Date());
        if (!job) break;
        this.#begin(job, kind);
      }
    }
  }

  #inHand(kind: JobKind): number {
    return [...this.#running.values()].filter((each) => each.kind === kind).length;
  }

  #begin(job: ClaimedJob, kind: JobKind): void {
    const stop = new AbortController();
    const ended = this.#work(job, kind, stop)
      .catch((error: unknown) => this.#log.error({ err: error, job: job.id, kind: job.kind }, 'Writing a job failed'))
      .finally(() => {
        this.#running.delete(job);
        this.wake();
      });
    this.#running.set(job, { kind, ended, stop });
  }

  async #work(job: ClaimedJob, kind: JobKind, stop: AbortController): Promise<void> {
    const started = performance.now();
    const renewal = setInterval(() => void this.#renew(job, kind, stop), kind.limits.leaseMs / 3);
    try {
      const write = await kind.run(job, stop.signal);
      if (await this.#store.finish(job, new Date(), write)) {
        const ms = Math.round(performance.now() - started);
        this.#log.info({ job: job.id, kind: job.kind, attempt: job.attempt, ms }, 'Job done');
      } else {
        this.#log.warn({ job: job.id, kind: job.kind }, 'Job was no longer ours when it ended; nothing was written');
        await this.#lost(job);
      }
    } catch (error) {
      if (stop.signal.aborted) {
        this.#log.info({ job: job.id, kind: job.kind }, 'Job let go');
        await this.#lost(job);
      } else {
        await this.#failed(job, kind, error);
      }
    } finally {
      clearInterval(renewal);
    }
  }

  /**
   * Work that was stopped or came too late: what was put aside for a family that has gone is cleared away with it, unless
   * more is in hand for it, which ends after this.
   */
  async #lost(job: ClaimedJob): Promise<void> {
    const others = [...this.#running.keys()].filter((each) => each !== job && each.householdId === job.householdId);
    if (others.length === 0 && !(await this.#store.isThere(job))) await this.#onGone(job.householdId);
  }

  async #failed(job: ClaimedJob, kind: JobKind, error: unknown): Promise<void> {
    const now = new Date();
    const failures = job.failures + 1;
    const givenUp = failures >= kind.limits.maxFailures || job.attempt >= kind.limits.maxAttempts;
    const pause = Math.min(this.#backoffMs * 2 ** (failures - 1), LONGEST_BACKOFF_MS);
    const facts = { err: error, job: job.id, kind: job.kind, attempt: job.attempt, failures };
    if (givenUp) this.#log.error(facts, 'Job failed and is given up');
    else this.#log.warn({ ...facts, pause }, 'Job failed and will be tried again');
    await this.#store.fail(
      job,
      {
        error: error instanceof Error ? error.message : String(error),
        retryAt: givenUp ? undefined : new Date(now.getTime() + pause),
        now,
      },
      async (queries) => kind.dead?.(job, queries),
    );
  }

  async #renew(job: ClaimedJob, kind: JobKind, stop: AbortController): Promise<void> {
    try {
      if (!(await this.#store.renew(job, kind.limits, new Date()))) {
        stop.abort(new Error('The job is no longer ours'));
      }
    } catch (error) {
      this.#log.warn({ err: error, job: job.id, kind: job.kind }, 'Renewing a lease failed; trying again');
    }
  }
}
