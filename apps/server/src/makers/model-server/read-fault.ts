import { ModelServerFault, type ModelServerFaultKind } from './fault.ts';

/** A server says that it is busy: it is asked again after the pause it names, when a parent can wait that long. */
const LONGEST_PAUSE_MS = 5_000;
const USUAL_PAUSE_MS = 1_000;
const SHORT_PAUSE_MS = 300;

/** Codes of connections that were never made, or broke before an answer came. */
const REFUSED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const LATE = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);

/** Said of a part of a question; the whole of it may be repeated after it. */
const NOT_TAKEN =
  /\b(?:fail\w*|unable|cannot|invalid|unsupported|error)\b[^{}]{0,60}\b(?:grammar|json.?schema|response_format)\b|system role not supported/i;

/** Faults that say that the server itself is not well, not just this answer. */
const UNWELL: ReadonlySet<ModelServerFaultKind> = new Set([
  'unreachable',
  'too-slow',
  'key-refused',
  'server-error',
  'too-many',
]);

/** What the connection needs to know about a fault besides its kind. */
interface Facts {
  /** It may go better after this pause. */
  readonly retryAfterMs?: number | undefined;
  /** The server is well, it did not like the request. */
  readonly isOurs?: boolean;
  /** The server's own words. */
  readonly words?: string;
}

class ConnectionFault extends ModelServerFault {
  readonly retryAfterMs: number | undefined;
  readonly isOurs: boolean;
  readonly #words: string;

  constructor(kind: ModelServerFaultKind, { retryAfterMs, isOurs = false, words = '' }: Facts) {
    super(kind);
    this.retryAfterMs = retryAfterMs;
    this.isOurs = isOurs;
    this.#words = words;
  }

  /** Looks into the server's own words, which are not kept beyond this: servers may repeat in them what was sent. */
  says(pattern: RegExp): boolean {
    return pattern.test(this.#words);
  }
}

/** Whether a fault speaks against asking the server any further. */
export const isUnwell = (fault: ModelServerFault): boolean =>
  UNWELL.has(fault.kind) && !(fault instanceof ConnectionFault && fault.isOurs);

/** Whether a server refused what was asked, not who asked or when. */
export const isRefused = (error: unknown): boolean => error instanceof ConnectionFault && error.isOurs;

/** Whether it did so with words like these. */
export const refusedFor = (error: unknown, pattern: RegExp): boolean =>
  error instanceof ConnectionFault && error.isOurs && error.says(pattern);

/** What went wrong before an answer came. */
export function unreached(error: unknown): ModelServerFault {
  const code = codeOf(error);
  if (code !== undefined && LATE.has(code)) return new ModelServerFault('too-slow');
  return new ConnectionFault('unreachable', {
    retryAfterMs: code !== undefined && REFUSED.has(code) ? SHORT_PAUSE_MS : undefined,
  });
}

/** An answer that broke off. */
export const brokenOff = (error: unknown): ModelServerFault => {
  const code = codeOf(error);
  return new ModelServerFault(code !== undefined && LATE.has(code) ? 'too-slow' : 'cut-short');
};

/**
 * What a refusal means.
 * @param words its body, as far as it was read.
 */
export function refusal(response: Response, words: string): ModelServerFault {
  const { status } = response;
  const of = (kind: ModelServerFaultKind, retryAfterMs?: number) => new ConnectionFault(kind, { retryAfterMs, words });
  if (status === 401 || status === 402 || status === 403) return of('key-refused');
  if (status === 404) return of('unknown-model');
  if (status === 408 || status === 504) return of('too-slow');
  if (status === 429) return of('too-many', retryAfter(response.headers.get('retry-after')));
  // What they cannot make a grammar of, or have no place for in their template, some servers call a fault of their own.
  if (status === 500 && NOT_TAKEN.test(words)) return new ConnectionFault('server-error', { isOurs: true, words });
  if (status === 500 || status === 502 || status === 503) return of('server-error', SHORT_PAUSE_MS);
  // It sends us elsewhere: nothing is sent to an address that nobody configured.
  if (status >= 300 && status < 400) return of('unreachable');
  if (/content.?(policy|filter)|moderation|safety system|responsible.?ai/i.test(words)) return of('declined');
  if (/model\b.{0,120}\b(not found|not exist|unknown|no such)|model_not_found|unknown model/is.test(words))
    return of('unknown-model');
  return new ConnectionFault('server-error', { isOurs: status < 500, words });
}

/** The fault in whatever was thrown; undefined: it is none of the connection's. */
export function faultIn(error: unknown): ModelServerFault | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof ModelServerFault) return each;
  }
  return undefined;
}

/** Whatever was thrown, as a fault. It holds nothing of what was thrown: libraries hang the whole request on their errors. */
export const faultOf = (error: unknown): ModelServerFault => faultIn(error) ?? new ModelServerFault('unreadable');

/** Milliseconds after which the same request may go better; undefined: never. */
export const pauseBeforeRetry = (fault: ModelServerFault): number | undefined =>
  fault instanceof ConnectionFault ? fault.retryAfterMs : undefined;

/** Reads the header of that name: seconds, or a date, which says little about a server whose clock is another. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return USUAL_PAUSE_MS;
  const milliseconds = Number(header) * 1_000;
  return milliseconds >= 0 && milliseconds <= LONGEST_PAUSE_MS ? milliseconds : undefined;
}

function codeOf(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code;
    if (each instanceof AggregateError && each.errors.length > 0) return codeOf(each.errors[0]);
  }
  return undefined;
}
