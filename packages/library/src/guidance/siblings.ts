import type { Article } from './article.ts';

/** What parents ask: siblings. */
export const SIBLINGS: readonly Article[] = [];
