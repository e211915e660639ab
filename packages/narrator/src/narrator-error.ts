/** The closed list of ways speaking can fail. */
export type NarratorErrorCode =
  'nothing-to-say' | 'too-long' | 'engine-failed' | 'not-a-voice-file' | 'bad-clip' | 'bad-sound';

/**
 * Every failure of this package. `code` and `name` are own properties, so that both survive the copy from a worker
 * thread to the thread that asked.
 */
export class NarratorError extends Error {
  override readonly name = 'NarratorError';
  readonly code: NarratorErrorCode;

  constructor(code: NarratorErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether an error came from this package, also when it crossed from another thread and lost its class. */
export function isNarratorError(error: unknown): error is NarratorError {
  return error instanceof Error && error.name === 'NarratorError' && 'code' in error;
}
