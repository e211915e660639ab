import type { Article } from './article.ts';

/** What parents ask: self-care. */
export const SELF_CARE: readonly Article[] = [];
