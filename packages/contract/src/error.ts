import * as z from 'zod/mini';

/** The closed list of ways a request can fail, with the status each one answers. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  /** Stopped by whoever asked for it; nothing was made. */
  cancelled: 409,
  'too-large': 413,
  'unsupported-media': 415,
  unsuitable: 422,
  'too-many-requests': 429,
  internal: 500,
  'not-ready': 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * The body of every failure answer. `message` is a sentence for a parent; `field` names the form field it is about;
 * `help` is where to turn when a request was refused because somebody may be in danger; `requestId` finds the log line.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.optional(z.string()),
  field: z.optional(z.string()),
  help: z.optional(z.array(z.string())),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
