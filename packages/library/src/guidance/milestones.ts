import type { Article } from './article.ts';
import { MILESTONES_OF_DAILY_LIFE } from './milestones-of-daily-life.ts';
import { MILESTONES_OF_FEELING_AND_COMPANY } from './milestones-of-feeling-and-company.ts';
import { MILESTONES_BY_AGE } from './milestones-by-age.ts';
import { MILESTONES_IN_DOUBT } from './milestones-in-doubt.ts';

/** What parents ask: milestones. */
export const MILESTONES: readonly Article[] = [
  ...MILESTONES_OF_DAILY_LIFE,
  ...MILESTONES_OF_FEELING_AND_COMPANY,
  ...MILESTONES_BY_AGE,
  ...MILESTONES_IN_DOUBT,
];
