import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { CONTENT_SECURITY_POLICY } from './security-headers.ts';

/** What goes wrong before a route is reached, in a parent's words. Everything else with a 4xx is a request we cannot read. */
const SENTENCES: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError(
    'too-large',
    'That is more text than we can take at once. Please shorten it.',
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported-media', 'This request was not sent as JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('bad-request', 'This request came without its contents. Please try again.'),
  FST_ERR_VALIDATION: new AppError('bad-request', 'This request could not be read.'),
};
const UNREADABLE = new AppError('bad-request', 'This request could not be read.');
const MISSING = new AppError('not-found', 'There is nothing at this address.');
const UNKNOWN = new AppError('internal', 'Something went wrong on our side. Please try again in a moment.');

/** Finds what to answer for whatever was thrown. Undefined: it is a fault of ours. */
function expected(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : SENTENCES[code];
  if (known) return known;
  // A folder asked for as a file, and the like.
  if (statusCode === 403 || statusCode === 404) return MISSING;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? UNREADABLE : undefined;
}

/** Answers one failure, with the id under which the log has it. Faults of ours are logged whole. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = expected(error) ?? UNKNOWN;
  if (answer === UNKNOWN) request.log.error({ err: error }, 'A request failed');
  else request.log.debug({ code: answer.code, field: answer.field }, 'A request was refused');
  if (answer.code === 'not-ready') reply.header('retry-after', 5);
  return (
    reply
      .code(answer.status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      // Addresses that cannot be read are answered before any hook has set these.
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .header('x-content-type-options', 'nosniff')
      .serializer((body: unknown) => JSON.stringify(body))
      .send(answer.body(request.id))
  );
}

/** Every failure is answered in one form. */
export function mountFailureAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}

/** Answers what is not even HTTP, and requests that do not arrive in time. There is no request yet, so no id of one. */
export function answerNonsense(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(UNREADABLE.body('none'));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Security-Policy: ${CONTENT_SECURITY_POLICY}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
