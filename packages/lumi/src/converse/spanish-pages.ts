import type { SpanishPage } from './spanish-page.ts';
import { SPANISH_DAILY } from './spanish-pages-daily.ts';
import { SPANISH_FAMILY } from './spanish-pages-family.ts';
import { SPANISH_FEELINGS } from './spanish-pages-feelings.ts';
import { SPANISH_SLEEP } from './spanish-pages-sleep.ts';

/** The topics that are answered in Spanish. */
export const SPANISH_PAGES: readonly SpanishPage[] = [
  ...SPANISH_SLEEP,
  ...SPANISH_DAILY,
  ...SPANISH_FEELINGS,
  ...SPANISH_FAMILY,
];
