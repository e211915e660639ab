import type { Article } from './article.ts';

/** What parents ask: movement. */
export const MOVEMENT: readonly Article[] = [];
