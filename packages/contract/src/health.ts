import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.object({ kind: z.enum(['sqlite', 'postgresql']), ok: z.boolean() }),
  queue: z.object({ waiting: z.number(), running: z.number(), dead: z.number() }),
  /** Which parts are made outside this machine; all false unless the server was configured so. */
  outsideMakers: z.object({ text: z.boolean(), picture: z.boolean(), voice: z.boolean() }),
});
export type Health = z.infer<typeof healthSchema>;

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server can serve',
  success: { status: 200, body: healthSchema },
});
