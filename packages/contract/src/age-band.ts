import * as z from 'zod/mini';

/** The five age groups of the forms (specification, section 3), youngest first. */
export const AGE_BANDS = ['2-3', '4-5', '6-7', '8-10', '11+'] as const;
export const ageBandSchema = z.enum(AGE_BANDS);
export type AgeBand = z.infer<typeof ageBandSchema>;

/** What is assumed when a parent gives no age: the middle of the range the product is for. */
export const DEFAULT_AGE_BAND: AgeBand = '4-5';

/** The age group of a child of so many years; what lies outside counts as the nearest. */
export function ageBandOf(years: number): AgeBand {
  if (years < 4) return '2-3';
  if (years < 6) return '4-5';
  if (years < 8) return '6-7';
  return years < 11 ? '8-10' : '11+';
}

/** The middle of each age group in years: how old a child in a picture is drawn when only the group is known. */
export const YEARS_OF_BAND: Readonly<Record<AgeBand, number>> = { '2-3': 3, '4-5': 5, '6-7': 7, '8-10': 9, '11+': 12 };
