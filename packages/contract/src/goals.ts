import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { PIECE_KINDS } from './progress.ts';

/**
 * "Did it help?": one plain goal for a child and a piece, and how close it is, looked at from time to time. Five steps,
 * as in goal attainment scaling (Kiresuk and Sherman 1968), counted from 0 so that no step is below zero.
 */
export const CLOSENESS = ['not yet', 'a first step', 'half way', 'nearly there', 'there'] as const;

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const closeness = z.number().check(z.int(), z.minimum(0), z.maximum(CLOSENESS.length - 1));

export const goalDetailsSchema = z.object({
  childName: text(LIMITS.childName),
  storyTitle: text(LIMITS.bookTitle).check(z.minLength(1)),
  pieceKind: z.enum(PIECE_KINDS),
  pieceId: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)),
  /** What the parent hopes to see, in one sentence. */
  hope: text(LIMITS.goal).check(z.minLength(1, 'Please write what you hope to see.')),
});
export type GoalDetails = z.infer<typeof goalDetailsSchema>;

/** One look at a goal. */
export const goalLookSchema = z.object({
  id: z.string(),
  /** An index into {@link CLOSENESS}. */
  closeness: z.number(),
  lookedAt: z.string(),
});
export type GoalLook = z.infer<typeof goalLookSchema>;

export const goalSchema = z.extend(goalDetailsSchema, {
  id: z.string(),
  createdAt: z.string(),
  /** Oldest first. */
  looks: z.array(goalLookSchema),
});
export type Goal = z.infer<typeof goalSchema>;

const id = z.string().check(z.minLength(1), z.maxLength(LIMITS.id));
const goalParams = z.object({ id });

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/progress/goals',
  summary: "The family's goals with every look at them, latest goal first; those of one piece when it is named",
  query: z.object({ pieceKind: z.optional(z.enum(PIECE_KINDS)), pieceId: z.optional(id) }),
  success: { status: 200, body: z.array(goalSchema) },
});

export const setGoal = endpoint({
  method: 'POST',
  path: '/api/progress/goals',
  summary: 'Set a goal for a child and a piece. Send an Idempotency-Key to make retries safe.',
  body: goalDetailsSchema,
  success: { status: 201, body: goalSchema },
});

export const changeGoal = endpoint({
  method: 'PUT',
  path: '/api/progress/goals/:id',
  summary: 'Put the words of a goal right',
  params: goalParams,
  body: z.pick(goalDetailsSchema, { hope: true, childName: true }),
  success: { status: 200, body: goalSchema },
});

export const lookAtGoal = endpoint({
  method: 'POST',
  path: '/api/progress/goals/:id/looks',
  summary: 'Record how close a goal is today. Send an Idempotency-Key to make retries safe.',
  params: goalParams,
  body: z.object({ closeness }),
  success: { status: 201, body: goalSchema },
});

export const deleteGoalLook = endpoint({
  method: 'DELETE',
  path: '/api/progress/goals/:id/looks/:lookId',
  summary: 'Take a look at a goal away',
  params: z.object({ id, lookId: id }),
  success: { status: 200, body: goalSchema },
});

export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/progress/goals/:id',
  summary: 'Delete a goal with every look at it',
  params: goalParams,
  success: { status: 200, body: z.object({ id: z.string() }) },
});
