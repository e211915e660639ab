import type { Article } from './article.ts';

/** What parents ask: sleep. */
export const SLEEP: readonly Article[] = [];
