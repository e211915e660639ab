import * as z from 'zod/mini';

/** The four choices of the form (specification, section 3). They decide pronouns and nothing else. */
export const GENDERS = ['boy', 'girl', 'non-binary', 'prefer-not-to-say'] as const;
export const genderSchema = z.enum(GENDERS);
export type Gender = z.infer<typeof genderSchema>;
