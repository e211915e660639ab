import type { Article } from './article.ts';

/** What parents ask: milestones. */
export const MILESTONES: readonly Article[] = [];
