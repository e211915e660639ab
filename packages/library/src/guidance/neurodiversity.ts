import type { Article } from './article.ts';

/** What parents ask: neurodiversity. */
export const NEURODIVERSITY: readonly Article[] = [];
