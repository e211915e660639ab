import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@storylantern/contract';

/** A failure that is meant for the parent: `message` is shown as it is. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly help: readonly string[] | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { readonly field?: string; readonly help?: readonly string[]; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = more.field;
    this.help = more.help;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The answer's body. */
  body(requestId: string): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      requestId,
      ...(this.field === undefined ? {} : { field: this.field }),
      ...(this.help === undefined ? {} : { help: [...this.help] }),
    };
  }
}
