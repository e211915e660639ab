import { AppError } from '../http/app-error.ts';
import { WorkerPoolError } from './worker-pool-error.ts';

/**
 * Does work that a parent waits for in front of the screen, for at most so many milliseconds.
 * @throws AppError `not-ready` with the sentence when the time is up or too many are waiting already.
 */
export async function inTime<Result>(
  ms: number,
  busy: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  try {
    return await work(signal);
  } catch (error) {
    // A thread that does not get to its work in time has a machine with too much to do: it will, a little later.
    const full = error instanceof WorkerPoolError && (error.code === 'queue-full' || error.code === 'deadline');
    if (full || (signal.aborted && !(error instanceof AppError)))
      throw new AppError('not-ready', busy, { cause: error });
    throw error;
  }
}
