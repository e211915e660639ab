import type { Article } from './article.ts';

/** What parents ask: grief. */
export const GRIEF: readonly Article[] = [];
