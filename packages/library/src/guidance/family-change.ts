import type { Article } from './article.ts';

/** What parents ask: family-change. */
export const FAMILY_CHANGE: readonly Article[] = [];
