import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How often something that is being made is looked for. */
const LOOK_MS = 40;

/** Looks for something again and again until it is there; undefined when it is not there in time. */
export type WaitFor = <Found>(
  request: FastifyRequest,
  look: () => Promise<Found | undefined>,
) => Promise<Found | undefined>;

/** Waiting on behalf of requests: for so long at most, and no longer than the caller or the server does. */
export function waiting(app: FastifyInstance, waitMs: number): WaitFor {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  return async (request, look) => {
    const until = Date.now() + waitMs;
    for (;;) {
      const found = await look();
      if (found !== undefined || closing || request.raw.destroyed || Date.now() >= until) return found;
      await pause(LOOK_MS);
    }
  };
}
