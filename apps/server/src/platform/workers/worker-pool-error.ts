import workerpool from 'workerpool';

/** Why a task did not come back with an answer of its own. */
export type WorkerPoolErrorCode = 'deadline' | 'queue-full' | 'closed' | 'crashed';

/** A task that was not done. Failures inside a task keep their own name, message and code. */
export class WorkerPoolError extends Error {
  override readonly name = 'WorkerPoolError';
  readonly code: WorkerPoolErrorCode;

  constructor(code: WorkerPoolErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What the pool library rejected with, as one of ours; an error of the task itself is returned as it is. */
export function asPoolError(error: unknown): unknown {
  if (error instanceof workerpool.Promise.TimeoutError) {
    return new WorkerPoolError('deadline', 'A task took too long and was stopped.', { cause: error });
  }
  if (error instanceof workerpool.TerminateError) {
    return new WorkerPoolError('crashed', 'A worker thread ended unexpectedly.', { cause: error });
  }
  if (error instanceof Error && error.message.startsWith('Max queue size')) {
    return new WorkerPoolError('queue-full', 'Too many tasks are waiting.', { cause: error });
  }
  return error;
}
