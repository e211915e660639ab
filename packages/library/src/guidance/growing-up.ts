import type { Article } from './article.ts';

/** What parents ask: growing-up. */
export const GROWING_UP: readonly Article[] = [];
