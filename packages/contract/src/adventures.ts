import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { someLooksSchema } from './looks.ts';
import { alsoInBookSchema } from './picture-books.ts';

/** Educational adventures: picture books about something true, with three questions at the end. */

/** The six topic cards of the form (specification, section 2). */
export const ADVENTURE_TOPICS = ['history', 'science', 'geography', 'space', 'arts', 'nature'] as const;
export type AdventureTopic = (typeof ADVENTURE_TOPICS)[number];

/** The category every request carries (specification, section 3). */
export const ADVENTURE_CATEGORY = 'educational-adventures';

/** Years a child of an adventure may have (specification, section 2). */
export const ADVENTURE_AGES = { youngest: 3, oldest: 12 } as const;

const MISSING = 'Please fill in all required fields.';
const trimmed = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

export const adventureRequestSchema = z.object({
  childName: z.string().check(z.trim(), z.minLength(1, MISSING), z.maxLength(LIMITS.childName)),
  childAge: z
    .number()
    .check(
      z.int('Please choose an age from 3 to 12.'),
      z.gte(ADVENTURE_AGES.youngest, 'Please choose an age from 3 to 12.'),
      z.lte(ADVENTURE_AGES.oldest, 'Please choose an age from 3 to 12.'),
    ),
  /** One of the six topics, or whatever the parent typed. */
  topic: z.string().check(z.trim(), z.minLength(1, MISSING), z.maxLength(LIMITS.theme)),
  specificInterests: z.optional(z.nullable(trimmed(LIMITS.additionalInfo))),
  category: z.literal(ADVENTURE_CATEGORY),
  /** Looks and the way a name is said, when the form starts from a child of the family. */
  looks: z.optional(z.nullable(someLooksSchema)),
  nameSaid: z.optional(z.nullable(trimmed(LIMITS.respelling))),
  /** Other children of the family who are in the adventure too. */
  alsoInIt: z.optional(z.nullable(z.array(alsoInBookSchema).check(z.maxLength(LIMITS.alsoInBook)))),
});
export type AdventureRequest = z.infer<typeof adventureRequestSchema>;

export const generateAdventure = endpoint({
  method: 'POST',
  path: '/api/educational-adventures',
  summary: 'Write an educational adventure: a picture book about something true. Send an Idempotency-Key for retries.',
  body: adventureRequestSchema,
  success: { status: 201, body: z.object({ id: z.string() }) },
  generation: true,
});
