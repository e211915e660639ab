import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import workerpool from 'workerpool';
import { asPoolError, WorkerPoolError } from './worker-pool-error.ts';

/** What a worker file offers: functions by name, with the value the caller gets. */
export type WorkerMethods = Readonly<Record<string, (...args: never[]) => unknown>>;

export interface WorkerPoolOptions {
  /** The worker's file (a TypeScript module that calls `workerpool.worker({...})`). */
  readonly file: URL;
  /** Threads share this process's memory; a process of its own survives code that can end its process. Default thread. */
  readonly kind?: 'thread' | 'process';
  /** Workers at most. Default: the machine's cores, at most 2. */
  readonly size?: number;
  /** Tasks that may wait; one more is refused with `queue-full`. Default 256. */
  readonly queue?: number;
  /** Milliseconds without a task after which all threads are stopped; the next task starts new ones. Default 30,000. */
  readonly idleMs?: number;
}

interface TaskOptions {
  /**
   * Milliseconds a task may run, counted from when a thread takes it; then the thread is killed and replaced. A thread
   * that is new has a minute more.
   */
  readonly deadlineMs: number;
  /** Gives the task up: a waiting one is dropped, a running one is killed. Rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Workers for what would hold up the event loop: threads, or processes for code that may end its own. */
export interface WorkerPool<Methods extends WorkerMethods> {
  readonly size: number;
  /**
   * Runs one function in a thread.
   * @throws WorkerPoolError `deadline`, `queue-full`, `closed` or `crashed`; or what the function threw
   */
  run<Name extends keyof Methods & string>(
    name: Name,
    args: Parameters<Methods[Name]>,
    options: TaskOptions,
  ): Promise<Awaited<ReturnType<Methods[Name]>>>;
  /** Threads that exist now, tasks being done and tasks waiting. */
  stats(): { threads: number; running: number; waiting: number };
  /** Stops every thread; tasks that are not done reject with `closed`. */
  close(): Promise<void>;
}

const DEFAULT_QUEUE = 256;
const DEFAULT_IDLE_MS = 30_000;
/** A thread that computes hears no request to stop, so it is not waited for any longer than this. */
const KILL_AFTER_MS = 50;
const STOP_MS = 5_000;
/**
 * A thread loads its modules with its first task. That takes a second or three; a machine that does much else may need
 * far longer, and to kill the thread for it would only make it load once more.
 */
const LOADING_MS = 60_000;

/** Makes a pool; its threads start with the first task. */
export function createWorkerPool<Methods extends WorkerMethods>(options: WorkerPoolOptions): WorkerPool<Methods> {
  const size = options.size ?? Math.min(2, availableParallelism());
  const stopping = new Set<Promise<void>>();
  let threads: workerpool.Pool | undefined;
  let loaded = false;
  let unfinished = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let closed = false;

  const start = (): workerpool.Pool =>
    workerpool.pool(fileURLToPath(options.file), {
      workerType: options.kind ?? 'thread',
      // Bytes cross to a process as bytes and not as JSON. Detached, as Ctrl-C goes to every process of the terminal's
      // group: the server must be able to end what is in hand. It ends all the same when the server is gone.
      forkOpts: { serialization: 'advanced', detached: process.platform !== 'win32' },
      maxWorkers: size,
      maxQueueSize: options.queue ?? DEFAULT_QUEUE,
      workerTerminateTimeout: KILL_AFTER_MS,
    });

  /** A thread that was dead already or does not confirm its end in time is left behind with a warning. */
  const stop = (): Promise<void> => {
    const stopped = Promise.resolve(threads?.terminate(true, STOP_MS)).then(
      () => undefined,
      (error: unknown) => process.emitWarning(`A worker thread did not stop as asked: ${String(error)}`),
    );
    threads = undefined;
    loaded = false;
    stopping.add(stopped);
    return stopped.finally(() => stopping.delete(stopped));
  };

  const settled = (): void => {
    unfinished--;
    if (unfinished > 0 || closed) return;
    idleTimer = setTimeout(() => void stop(), options.idleMs ?? DEFAULT_IDLE_MS);
    idleTimer.unref();
  };

  return {
    size,
    async run<Name extends keyof Methods & string>(
      name: Name,
      args: Parameters<Methods[Name]>,
      { deadlineMs, signal }: TaskOptions,
    ): Promise<Awaited<ReturnType<Methods[Name]>>> {
      signal?.throwIfAborted();
      if (closed) throw new WorkerPoolError('closed', 'The worker pool is closed.');
      clearTimeout(idleTimer);
      threads ??= start();
      unfinished++;
      let abandon = (): void => undefined;
      try {
        const task = threads.exec<Methods[Name]>(name, args);
        abandon = () => void task.cancel();
        signal?.addEventListener('abort', abandon, { once: true });
        const answer = await task.timeout(loaded ? deadlineMs : LOADING_MS + deadlineMs);
        loaded = true;
        return answer;
      } catch (error) {
        const reason = asPoolError(error);
        // Another thread takes the place of one that was killed or died.
        if (signal?.aborted || (reason instanceof WorkerPoolError && reason.code !== 'queue-full')) loaded = false;
        signal?.throwIfAborted();
        throw closed ? new WorkerPoolError('closed', 'The worker pool was closed.', { cause: error }) : reason;
      } finally {
        signal?.removeEventListener('abort', abandon);
        settled();
      }
    },
    stats() {
      const { totalWorkers = 0, activeTasks = 0, pendingTasks = 0 } = threads?.stats() ?? {};
      return { threads: totalWorkers, running: activeTasks, waiting: pendingTasks };
    },
    async close() {
      closed = true;
      clearTimeout(idleTimer);
      await stop();
      await Promise.all(stopping);
    },
  };
}
