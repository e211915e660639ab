import type { FastifyServerOptions } from 'fastify';

/**
 * What the log may hold. It is JSON, one line each, and never the name of a child or what a parent wrote: requests
 * appear as their route, and errors without the extra facts that database drivers hang on them (they quote rows).
 */
export const logOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: {
    err: (error: unknown) => tellError(error, 3),
    req: (request: { method: string; routeOptions?: { url?: string } }) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'none',
    }),
  },
});

interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string | undefined;
  readonly cause: ToldError | undefined;
}

/** Pino wants the three fields; `causes` bounds how far a chain of causes is followed. */
function tellError(error: unknown, causes: number): { type: string; message: string; stack: string } {
  return tell(error, causes) as { type: string; message: string; stack: string };
}

function tell(error: unknown, causes: number): ToldError {
  if (!(error instanceof Error)) {
    return {
      type: typeof error,
      message: 'Something that is no error was thrown',
      code: undefined,
      stack: undefined,
      cause: undefined,
    };
  }
  // What JSON.parse complains about is quoted in its message.
  const quotes = error instanceof SyntaxError;
  return {
    type: error.name,
    message: quotes ? 'A text could not be parsed' : error.message,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    stack: quotes ? error.stack?.split('\n').slice(1).join('\n') : error.stack,
    cause: error.cause === undefined || causes === 0 ? undefined : tell(error.cause, causes - 1),
  };
}
