import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

/** A text that a model server is writing: how far it is, and a way to stop it. Known by the request's Idempotency-Key. */

/**
 * asking: sent, nothing came yet; writing: words are coming; checking: our audits read it; mending: it is asked to write
 * what the audits found once more; own-words: it is told on this machine instead.
 */
export const MAKING_STEPS = ['asking', 'writing', 'checking', 'mending', 'own-words'] as const;
export type MakingStep = (typeof MAKING_STEPS)[number];

export const makingSchema = z.object({
  step: z.enum(MAKING_STEPS),
  /** Words that have come so far. */
  words: z.number(),
});
export type Making = z.infer<typeof makingSchema>;

const makingParams = z.object({ key: z.string().check(z.minLength(1), z.maxLength(LIMITS.requestKey)) });

export const getMaking = endpoint({
  method: 'GET',
  path: '/api/making/:key',
  summary: 'How far a text is that a model server writes; null when none is being written under that key',
  params: makingParams,
  // Not a failure: a page asks before, while and after a text is written.
  success: { status: 200, body: z.nullable(makingSchema) },
});

export const cancelMaking = endpoint({
  method: 'DELETE',
  path: '/api/making/:key',
  summary: 'Stop writing; the request that asked for it is answered with the code `cancelled` and nothing is made',
  params: makingParams,
  success: { status: 200, body: z.object({ key: z.string() }) },
});
