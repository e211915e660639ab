import type { Article } from './article.ts';

/** What parents ask: food. */
export const FOOD: readonly Article[] = [];
