import type { Article } from './article.ts';

/** What parents ask: safety. */
export const SAFETY: readonly Article[] = [];
