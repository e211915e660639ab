import * as z from 'zod/mini';
import { ageBandOf, ageBandSchema, DEFAULT_AGE_BAND, YEARS_OF_BAND, type AgeBand } from './age-band.ts';
import { endpoint } from './endpoint.ts';
import { genderSchema } from './gender.ts';
import { LIMITS } from './limits.ts';
import { someLooksSchema } from './looks.ts';

/** The children of the family: what a parent would otherwise type into every form. */

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

/** A month, `YYYY-MM`: enough to know an age, less than a date of birth. */
const birthMonth = z
  .string()
  .check(z.regex(/^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])$/, 'Please choose a month and a year.'));

/** What a parent writes down about a child. Only the nickname is required. */
export const childDetailsSchema = z.object({
  /** What the child is called in stories; a nickname is as good as a name. */
  nickname: text(LIMITS.childName).check(z.minLength(1, 'Please enter what your child is called.')),
  /** The age group, when no birth month is given; a birth month goes before it. */
  ageBand: z.nullable(ageBandSchema),
  birthMonth: z.nullable(birthMonth),
  gender: z.nullable(genderSchema),
  looks: someLooksSchema,
  /** What the child loves, in the parent's words. */
  interests: text(LIMITS.childNotes),
  /** What helps when things are hard, in the parent's words. */
  helps: text(LIMITS.childNotes),
  /** How the name is said, in ordinary letters. */
  nameSaid: z.nullable(text(LIMITS.respelling)),
});
export type ChildDetails = z.infer<typeof childDetailsSchema>;

export const childSchema = z.extend(childDetailsSchema, {
  id: z.string(),
  /** Put away: kept with everything made for the child, but no longer offered. */
  archivedAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Child = z.infer<typeof childSchema>;

/** Full months a child has lived on a day; never less than 0. Born in a month counts from its first day. */
export function monthsSince(month: string, today: Date): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Math.max(0, (today.getFullYear() - year) * 12 + today.getMonth() + 1 - number);
}

/** A child's age in whole years on a day, or the middle of the age group, or null when nothing is known. */
export function yearsOfChild(child: Pick<ChildDetails, 'ageBand' | 'birthMonth'>, today: Date): number | null {
  if (child.birthMonth !== null) return Math.floor(monthsSince(child.birthMonth, today) / 12);
  return child.ageBand === null ? null : YEARS_OF_BAND[child.ageBand];
}

/** The age group of a child on a day; {@link DEFAULT_AGE_BAND} when nothing is known. */
export function ageBandOfChild(child: Pick<ChildDetails, 'ageBand' | 'birthMonth'>, today: Date): AgeBand {
  if (child.birthMonth !== null) return ageBandOf(monthsSince(child.birthMonth, today) / 12);
  return child.ageBand ?? DEFAULT_AGE_BAND;
}

const childParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) });

export const listChildren = endpoint({
  method: 'GET',
  path: '/api/children',
  summary: "The family's children in the order they were added, those put away last",
  success: { status: 200, body: z.array(childSchema) },
});

export const addChild = endpoint({
  method: 'POST',
  path: '/api/children',
  summary: 'Add a child. Send an Idempotency-Key to make retries safe.',
  body: childDetailsSchema,
  success: { status: 201, body: childSchema },
});

export const changeChild = endpoint({
  method: 'PUT',
  path: '/api/children/:id',
  summary: 'Change what is written down about a child',
  params: childParams,
  body: childDetailsSchema,
  success: { status: 200, body: childSchema },
});

export const archiveChild = endpoint({
  method: 'POST',
  path: '/api/children/:id/archive',
  summary: 'Put a child away, or bring it back',
  params: childParams,
  body: z.object({ archived: z.boolean() }),
  success: { status: 200, body: childSchema },
});

export const deleteChild = endpoint({
  method: 'DELETE',
  path: '/api/children/:id',
  summary: 'Delete what is written down about a child. Stories and readings stay: they are deleted by themselves.',
  params: childParams,
  success: { status: 200, body: z.object({ id: z.string() }) },
});
