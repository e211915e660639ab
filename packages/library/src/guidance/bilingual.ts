import type { Article } from './article.ts';

/** What parents ask: bilingual. */
export const BILINGUAL: readonly Article[] = [];
