import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

const rating = z.number().check(z.int(), z.minimum(1), z.maximum(5));
const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

/** Kinds of pieces a reading can be about. */
export const PIECE_KINDS = ['story', 'picture-book', 'expert-story', 'song'] as const;

/** One reading as a parent records it: four ratings, how long it took and what was noticed. */
export const readingSchema = z.object({
  childName: text(LIMITS.childName),
  storyTitle: text(LIMITS.bookTitle).check(z.minLength(1)),
  pieceKind: z.enum(PIECE_KINDS),
  pieceId: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)),
  comprehensionRating: rating,
  interestRating: rating,
  repetitionRating: rating,
  behaviorRating: rating,
  /** Minutes. */
  sessionDuration: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(600)))),
  notes: z.optional(z.nullable(text(LIMITS.progressNotes))),
});
export type Reading = z.infer<typeof readingSchema>;

export const trackingEntrySchema = z.object({
  id: z.string(),
  childName: z.string(),
  storyTitle: z.string(),
  pieceKind: z.enum(PIECE_KINDS),
  pieceId: z.string(),
  createdAt: z.string(),
  comprehensionRating: z.number(),
  interestRating: z.number(),
  repetitionRating: z.number(),
  behaviorRating: z.number(),
  sessionDuration: z.nullable(z.number()),
  notes: z.nullable(z.string()),
});
export type TrackingEntry = z.infer<typeof trackingEntrySchema>;

const entryParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) });

export const trackReading = endpoint({
  method: 'POST',
  path: '/api/progress/tracking',
  summary: 'Record how a reading went. Send an Idempotency-Key to make retries safe.',
  body: readingSchema,
  success: { status: 201, body: trackingEntrySchema },
});

export const listReadings = endpoint({
  method: 'GET',
  path: '/api/progress/tracking/user/:userId',
  summary: "The family's readings, newest first; only the acting family's own",
  params: z.object({ userId: z.string().check(z.regex(/^[0-9]{1,9}$/)) }),
  success: { status: 200, body: z.array(trackingEntrySchema) },
});

export const changeReading = endpoint({
  method: 'PUT',
  path: '/api/progress/tracking/:id',
  summary: 'Put a recorded reading right',
  params: entryParams,
  body: readingSchema,
  success: { status: 200, body: trackingEntrySchema },
});

export const deleteReading = endpoint({
  method: 'DELETE',
  path: '/api/progress/tracking/:id',
  summary: 'Take a recorded reading away',
  params: entryParams,
  success: { status: 200, body: z.object({ id: z.string() }) },
});

/**
 * A reading that was taken away, as it was: nothing of it is kept when it goes, so that whoever brings it back says all
 * of it. One that is there already stays as it is.
 */
export const restoreReading = endpoint({
  method: 'POST',
  path: '/api/progress/tracking/:id/restore',
  summary: 'Bring back a reading that was taken away, as it was',
  params: entryParams,
  body: z.extend(readingSchema, { createdAt: z.iso.datetime({ precision: 3 }) }),
  success: { status: 200, body: trackingEntrySchema },
});
