import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from '../src/platform/workers/worker-pool.ts';
import type { PatientWork } from './support/patient-worker.ts';

const SOON = { deadlineMs: 20_000 };
const open: WorkerPool<PatientWork>[] = [];

function pool(options: Partial<WorkerPoolOptions> = {}): WorkerPool<PatientWork> {
  const made = createWorkerPool<PatientWork>({
    file: new URL('./support/patient-worker.ts', import.meta.url),
    size: 1,
    ...options,
  });
  open.push(made);
  return made;
}

afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

describe('a worker pool', () => {
  it('answers in another thread, with bytes handed over', async () => {
    const threads = pool();
    expect(await threads.run('double', [21], SOON)).toBe(42);
    expect(await threads.run('sum', [new Uint8Array([1, 2, 3])], SOON)).toBe(6);
    expect(await threads.run('fill', [3], SOON)).toEqual(new Uint8Array([7, 7, 7]));
  });

  it('starts no thread before the first task and uses as many as it may', async () => {
    const threads = pool({ size: 2 });
    expect(threads.stats().threads).toBe(0);
    const seen = await Promise.all(Array.from({ length: 8 }, () => threads.run('thread', [], SOON)));
    expect(new Set(seen).size).toBe(2);
    expect(threads.stats()).toEqual({ threads: 2, running: 0, waiting: 0 });
  });

  it('lets a failure keep its name, message and code', async () => {
    await expect(pool().run('fail', ['no'], SOON)).rejects.toMatchObject({
      name: 'OddError',
      message: 'no',
      code: 'odd',
    });
  });

  it('kills a task that takes too long and goes on with the next', async () => {
    const threads = pool();
    await threads.run('double', [1], SOON);
    const stuck = threads.run('never', [], { deadlineMs: 50 });
    const next = threads.run('double', [2], SOON);
    await expect(stuck).rejects.toMatchObject({ name: 'WorkerPoolError', code: 'deadline' });
    expect(await next).toBe(4);
  });

  it('gives up a running or waiting task with the reason of its signal', async () => {
    const threads = pool();
    await threads.run('double', [1], SOON);
    const [first, second] = [new AbortController(), new AbortController()];
    const running = threads.run('never', [], { ...SOON, signal: first.signal });
    const waiting = threads.run('double', [1], { ...SOON, signal: second.signal });
    second.abort(new Error('not needed'));
    await expect(waiting).rejects.toThrow('not needed');
    first.abort(new Error('gone'));
    await expect(running).rejects.toThrow('gone');
    await expect(
      threads.run('double', [1], { ...SOON, signal: AbortSignal.abort(new Error('too late')) }),
    ).rejects.toThrow('too late');
    expect(await threads.run('double', [3], SOON)).toBe(6);
  });

  it('refuses one more task than may wait', async () => {
    const threads = pool({ queue: 1 });
    const gone = new AbortController();
    const running = threads.run('never', [], { ...SOON, signal: gone.signal });
    const waiting = threads.run('double', [5], SOON);
    await expect(threads.run('double', [1], SOON)).rejects.toMatchObject({ code: 'queue-full' });
    gone.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    expect(await waiting).toBe(10);
  });

  it('replaces a thread that died', async () => {
    const threads = pool();
    await expect(threads.run('die', [], SOON)).rejects.toMatchObject({ code: 'crashed' });
    expect(await threads.run('double', [4], SOON)).toBe(8);
  });

  it('stops its threads when nothing is asked for a while, and starts again', async () => {
    const threads = pool({ idleMs: 1 });
    const before = await threads.run('thread', [], SOON);
    await expect.poll(() => threads.stats().threads).toBe(0);
    expect(await threads.run('thread', [], SOON)).not.toBe(before);
  });

  it('ends what is running when it is closed, and takes nothing more', async () => {
    const threads = pool();
    await threads.run('double', [1], SOON);
    const ended = expect(threads.run('never', [], SOON)).rejects.toMatchObject({ code: 'closed' });
    await threads.close();
    await ended;
    await expect(threads.run('double', [1], SOON)).rejects.toMatchObject({ code: 'closed' });
    await threads.close();
  });
});
