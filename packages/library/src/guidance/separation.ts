import type { Article } from './article.ts';

/** What parents ask: separation. */
export const SEPARATION: readonly Article[] = [];
