import type { Article } from './article.ts';
import { MILESTONES_BY_AGE } from './milestones-by-age.ts';
import { MILESTONES_BY_AREA } from './milestones-by-area.ts';

/** What parents ask: milestones. */
export const MILESTONES: readonly Article[] = [...MILESTONES_BY_AREA, ...MILESTONES_BY_AGE];
