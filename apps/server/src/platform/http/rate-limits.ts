import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted with the generations instead of the reads. */
    generation?: boolean;
  }
}

/** How often one address may ask in a minute. */
export interface RateLimits {
  readonly readsPerMinute: number;
  readonly generationsPerMinute: number;
}

const isGeneration = (request: FastifyRequest): boolean => request.routeOptions.config.generation === true;

/**
 * Every address may ask so often a minute, whatever it asks for, pages that do not exist included; generations have
 * a counter of their own. The counters are this process's.
 */
export async function mountRateLimits(app: FastifyInstance, limits: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: (request) => (isGeneration(request) ? limits.generationsPerMinute : limits.readsPerMinute),
    keyGenerator: (request) => `${isGeneration(request) ? 'generation' : 'read'} ${request.ip}`,
    timeWindow: '1 minute',
    // The plugin adds Retry-After in seconds.
    errorResponseBuilder: (_request, { after }) =>
      new AppError('too-many-requests', `That was a lot of requests at once. Please try again in ${after}.`),
  });
}
