import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * The countries a family can say it lives in, ISO 3166-1 alpha-2: those whose emergency and crisis numbers Lumi knows.
 * For every other one it speaks of the local emergency number.
 */
export const COUNTRY_CODES = [
  'AR',
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'CL',
  'CO',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IN',
  'IT',
  'JP',
  'MX',
  'NL',
  'NO',
  'NZ',
  'PE',
  'PL',
  'PT',
  'SE',
  'SG',
  'US',
  'ZA',
] as const;

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
