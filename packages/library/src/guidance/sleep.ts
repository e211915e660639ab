import type { Article } from './article.ts';
import { SLEEP_BEDTIME } from './sleep-bedtime.ts';
import { SLEEP_DAYS } from './sleep-days.ts';
import { SLEEP_NIGHTS } from './sleep-nights.ts';
import { SLEEP_STARTLING } from './sleep-startling.ts';
import { SLEEP_PLACES } from './sleep-places.ts';

/** What parents ask: sleep. */
export const SLEEP: readonly Article[] = [
  ...SLEEP_BEDTIME,
  ...SLEEP_DAYS,
  ...SLEEP_NIGHTS,
  ...SLEEP_STARTLING,
  ...SLEEP_PLACES,
];
