import type { ErrorBody, ErrorCode } from '@storylantern/contract';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What a failure answer said about itself; every part may be missing, since a proxy may have answered instead. */
function readBody(body: string): Partial<ErrorBody> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    // A page of HTML or an empty answer: there is nothing to read, and the status still tells what happened.
    return {};
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const { message, code, field, help, requestId } = parsed as Record<string, unknown>;
  return {
    message: text(message),
    code: text(code) as ErrorCode | undefined,
    field: text(field),
    help: Array.isArray(help) ? help.filter((line) => typeof line === 'string') : undefined,
    requestId: text(requestId),
  };
}

/**
 * Any answer that is not a success. `message` has the form `status: body`, or `status: status text` when the body is
 * empty; the sentence meant for the parent is `sentence`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The `message` of the body: a sentence for a parent. Undefined when something other than our server answered. */
  readonly sentence: string | undefined;
  readonly code: ErrorCode | undefined;
  readonly field: string | undefined;
  readonly help: readonly string[];
  readonly requestId: string | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const said = readBody(body);
    this.sentence = said.message;
    this.code = said.code;
    this.field = said.field;
    this.help = said.help ?? [];
    this.requestId = said.requestId;
  }
}

/**
 * Whether our server refused a request or failed in it. A proxy that did not wait for the answer says nothing about the
 * request, which may be under way still: asked for again under the same key, it is the same one.
 */
export const wasRefused = (error: unknown): boolean => error instanceof ApiError && error.code !== undefined;

/** The sentence a failed call has for the parent, or the given one when it has none (no answer at all, for one). */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? otherwise;
}
