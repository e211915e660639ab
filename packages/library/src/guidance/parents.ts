import type { Article } from './article.ts';

/** What parents ask: parents. */
export const PARENTS: readonly Article[] = [];
