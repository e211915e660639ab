import type { Article } from './article.ts';

/** What parents ask: play. */
export const PLAY: readonly Article[] = [];
