import { errorBodySchema, type Endpoint } from '@storylantern/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';
import { Rendered } from './rendered.ts';

type Read<S> = S extends ZodMiniType ? z.output<S> : undefined;

/** What a handler gets: the parts of the request, already checked and typed by the endpoint's record. */
export interface Call<E extends Endpoint> {
  readonly params: Read<E['params']>;
  readonly query: Read<E['query']>;
  readonly body: Read<E['body']>;
  /** Whose data may be seen and changed. */
  readonly householdId: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a route group needs besides its service. */
export interface RouteContext {
  readonly app: FastifyInstance;
  /** Tells whose request it is. One family's own server always answers the same. */
  readonly actingHousehold: (request: FastifyRequest) => number;
}

type Answer<E extends Endpoint> = z.input<E['success']['body']> | Rendered<z.input<E['success']['body']>>;

const FAILURES = { '4xx': errorBodySchema, '5xx': errorBodySchema };

/** Serves one endpoint of the contract: its schemas check what comes in and what goes out, and describe it in the docs. */
export function mountEndpoint<const E extends Endpoint>(
  { app, actingHousehold }: RouteContext,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { [endpoint.success.status]: endpoint.success.body, ...FAILURES },
    },
    config: { generation: endpoint.generation === true },
    handler: async (request, reply) => {
      const answer = await handle({
        params: request.params as Read<E['params']>,
        query: request.query as Read<E['query']>,
        body: request.body as Read<E['body']>,
        householdId: actingHousehold(request),
        request,
        reply,
      });
      // What a family keeps is not kept by its browser as well.
      reply.code(endpoint.success.status).header('cache-control', 'no-store');
      if (!(answer instanceof Rendered)) return reply.send(answer);
      return reply.type('application/json; charset=utf-8').send(answer.json);
    },
  });
}
