import type { Article } from './article.ts';

/** What parents ask: feelings. */
export const FEELINGS: readonly Article[] = [];
