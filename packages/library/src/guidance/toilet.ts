import type { Article } from './article.ts';

/** What parents ask: toilet. */
export const TOILET: readonly Article[] = [];
