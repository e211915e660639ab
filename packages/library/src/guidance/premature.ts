import type { Article } from './article.ts';

/** What parents ask: premature. */
export const PREMATURE: readonly Article[] = [];
