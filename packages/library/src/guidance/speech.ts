import type { Article } from './article.ts';

/** What parents ask: speech. */
export const SPEECH: readonly Article[] = [];
