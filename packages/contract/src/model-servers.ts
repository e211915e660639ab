import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The model servers a person who runs the program may have configured: what they do, and whether they answer. */

/** What a model server can do instead of the program itself. */
export const MODEL_CRAFTS = ['text', 'picture', 'voice'] as const;
export type ModelCraft = (typeof MODEL_CRAFTS)[number];

/** One craft: its configured server (never its key), and how today went. Null: everything is made on this machine. */
export const modelServerSchema = z.object({
  /** Host and port of its address. */
  host: z.string(),
  model: z.string(),
  /** What it speaks with; null for servers that do not speak. */
  voice: z.nullable(z.string()),
  /** Its address is this machine's own: what is sent there does not leave it. */
  onThisMachine: z.boolean(),
  /** Whether names and other personal details are sent, or stay here and are put in afterwards. */
  sendsNames: z.boolean(),
  callsAtOnce: z.number(),
  callsPerDay: z.number(),
  /** The longest one question may take, in seconds. */
  seconds: z.number(),
  callsToday: z.number(),
  failedToday: z.number(),
  /** The last call of today that failed: when (ISO 8601), and what was wrong in a sentence. */
  lastFailure: z.nullable(z.object({ at: z.string(), sentence: z.string() })),
  /** It failed several times and is left alone until then (ISO 8601); null while it is asked. */
  restsUntil: z.nullable(z.string()),
});
export type ModelServer = z.infer<typeof modelServerSchema>;

export const modelServersSchema = z.object({
  text: z.nullable(modelServerSchema),
  picture: z.nullable(modelServerSchema),
  voice: z.nullable(modelServerSchema),
});
export type ModelServers = z.infer<typeof modelServersSchema>;

export const getModelServers = endpoint({
  method: 'GET',
  path: '/api/model-servers',
  summary: 'Which model servers write, draw and speak, and how they did today',
  success: { status: 200, body: modelServersSchema },
});

/** What a test of a connection found, in a sentence; `seconds` is how long the server took. */
export const modelServerTestSchema = z.object({ works: z.boolean(), message: z.string(), seconds: z.number() });
export type ModelServerTest = z.infer<typeof modelServerTestSchema>;

export const testModelServer = endpoint({
  method: 'POST',
  path: '/api/model-servers/:craft/test',
  summary: 'Ask the model server of one craft for something small, with nothing of the family in it',
  params: z.object({ craft: z.enum(MODEL_CRAFTS) }),
  success: { status: 200, body: modelServerTestSchema },
  generation: true,
});
