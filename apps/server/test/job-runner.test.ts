import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { openSqlite, type Database } from '../src/platform/database/open-database.ts';
import { JobRunner, type JobKind } from '../src/platform/jobs/job-runner.ts';
import { cancelJob, enqueueJob } from '../src/platform/jobs/enqueue-job.ts';
import { JobStore } from '../src/platform/jobs/job-store.ts';
import { scratchFolder } from './support/storage.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const nothing = async (): Promise<void> => undefined;

/** Something a test waits for, and the function that lets it go on. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

describe('the job runner', () => {
  let folder: ReturnType<typeof scratchFolder>;
  let database: Database;
  let store: JobStore;
  const runners: JobRunner[] = [];

  beforeEach(async () => {
    folder = scratchFolder();
    database = openSqlite(folder.path);
    await migrate(database.db, new Date());
    store = new JobStore(database, 'me');
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop(0)));
    await database.close();
    folder.remove();
  });

  const put = (kind = 'work') => enqueueJob(database.db, { householdId: 1, kind, payload: {} }, new Date());
  const stateOf = async (id: string) =>
    (await database.db.selectFrom('job').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  const start = (run: JobKind['run'], more: Partial<JobKind> = {}): JobRunner => {
    const limits = { leaseMs: 15_000, maxFailures: 3, maxAttempts: 9 };
    const runner = new JobRunner(store, [{ kind: 'work', slots: 1, limits, run, ...more }], silent, {
      pollMs: 5,
      backoffMs: 1,
    });
    runners.push(runner);
    runner.start();
    return runner;
  };

  it('does no more at once than it has slots, and all in the end', async () => {
    const all = gate();
    let now = 0;
    let most = 0;
    let done = 0;
    for (let job = 0; job < 9; job++) await put();
    start(
      async () => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setImmediate(resolve));
        now--;
        return async () => {
          if (++done === 9) all.open();
        };
      },
      { slots: 3 },
    );
    await all.opened;
    expect(most).toBe(3);
  });

  it('tries again what failed, then gives it up and says so', async () => {
    const dead = gate();
    let tries = 0;
    const id = await put();
    start(
      async () => {
        tries++;
        throw new Error('no');
      },
      { dead: async () => dead.open() },
    );
    await dead.opened;
    await runners[0]?.stop(1_000);
    expect(tries).toBe(3);
    expect(await stateOf(id)).toBe('dead');
  });

  it('counts a result that cannot be written as a failure', async () => {
    const second = gate();
    let tries = 0;
    const id = await put();
    start(async () => {
      const first = tries++ === 0;
      return async () => {
        if (first) throw new Error('disk full');
        second.open();
      };
    });
    await second.opened;
    await runners[0]?.stop(1_000);
    expect(await stateOf(id)).toBe('done');
  });

  it('stops after what is in hand', async () => {
    const [begun, finish] = [gate(), gate()];
    const id = await put();
    const runner = start(async () => {
      begun.open();
      await finish.opened;
      return nothing;
    });
    await begun.opened;
    const stopped = runner.stop(60_000);
    const later = await put();
    finish.open();
    await stopped;
    expect([await stateOf(id), await stateOf(later)]).toEqual(['done', 'waiting']);
  });

  it('gives back what does not end in time, uncounted', async () => {
    const begun = gate();
    const id = await put();
    const runner = start(async (_job, signal) => {
      begun.open();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
      return nothing;
    });
    await begun.opened;
    await runner.stop(0);
    expect(await stateOf(id)).toBe('waiting');
    expect((await store.claim('work', { leaseMs: 1, maxFailures: 1, maxAttempts: 9 }, new Date()))?.attempt).toBe(1);
  });

  it('stops work that was called off, at the next renewal', async () => {
    const [begun, stopped] = [gate(), gate()];
    const id = await put();
    start(
      async (_job, signal) => {
        begun.open();
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        stopped.open();
        throw new Error('stopped');
      },
      { limits: { leaseMs: 300, maxFailures: 3, maxAttempts: 9 } },
    );
    await begun.opened;
    await cancelJob(database.db, { householdId: 1, id }, new Date());
    await stopped.opened;
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('keeps what takes longer than a lease', async () => {
    let runs = 0;
    const done = gate();
    await put();
    start(
      async () => {
        runs++;
        await new Promise((resolve) => setTimeout(resolve, 900));
        return async () => done.open();
      },
      { limits: { leaseMs: 300, maxFailures: 3, maxAttempts: 9 }, slots: 2 },
    );
    await done.opened;
    expect(runs).toBe(1);
  });
});
