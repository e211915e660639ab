import type { FastifyInstance } from 'fastify';
import { answerNonsense } from './failure-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body of gigabytes may come, which takes its time. */
    longBody?: boolean;
  }
}

/** A body must arrive within this time, so that a caller that sends a byte a minute holds nothing up. */
const BODY_MS = 60_000;
/** The same for a body of gigabytes over a slow wireless network. */
export const LONG_BODY_MS = 2 * 60 * 60 * 1_000;

/** Hangs up on callers whose bodies do not arrive in time. */
export function mountBodyDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, socket } = request.raw;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || request.routeOptions.config.longBody === true) return;
    const deadline = setTimeout(() => answerNonsense(new Error('The body did not arrive in time'), socket), BODY_MS);
    deadline.unref();
    request.raw.once('end', () => clearTimeout(deadline));
    request.raw.once('close', () => clearTimeout(deadline));
    // Answered without its body: what is still to come is the HTTP server's own limit's business.
    reply.raw.once('finish', () => clearTimeout(deadline));
  });
}
