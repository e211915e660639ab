import type { Article } from './article.ts';

/** What parents ask: health. */
export const HEALTH: readonly Article[] = [];
