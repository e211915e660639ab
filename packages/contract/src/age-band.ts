import * as z from 'zod/mini';

/** The five age groups of the forms (specification, section 3), youngest first. */
export const AGE_BANDS = ['2-3', '4-5', '6-7', '8-10', '11+'] as const;
export const ageBandSchema = z.enum(AGE_BANDS);
export type AgeBand = z.infer<typeof ageBandSchema>;

/** What is assumed when a parent gives no age: the middle of the range the product is for. */
export const DEFAULT_AGE_BAND: AgeBand = '4-5';
