import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What is set once for the whole family. */
export const householdSettingsSchema = z.object({
  /** Where the family lives, ISO 3166-1 alpha-2: which emergency and crisis numbers Lumi names. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type HouseholdSettings = z.infer<typeof householdSettingsSchema>;

export const getHousehold = endpoint({
  method: 'GET',
  path: '/api/household',
  summary: 'What is set for the whole family',
  success: { status: 200, body: householdSettingsSchema },
});

export const changeHousehold = endpoint({
  method: 'PUT',
  path: '/api/household',
  summary: 'Set where the family lives',
  body: householdSettingsSchema,
  success: { status: 200, body: householdSettingsSchema },
});
