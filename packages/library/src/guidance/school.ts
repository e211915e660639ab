import type { Article } from './article.ts';

/** What parents ask: school. */
export const SCHOOL: readonly Article[] = [];
