import type { FastifyInstance } from 'fastify';

/**
 * One line a request, with the route and never the address itself: searches and ids of a family stay out of the log.
 * Reads that went well are only told at level debug.
 */
export function mountRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const quiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
    if (quiet) request.log.debug(facts, 'answered');
    else request.log.info(facts, 'answered');
  });
}
