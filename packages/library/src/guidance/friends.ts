import type { Article } from './article.ts';

/** What parents ask: friends. */
export const FRIENDS: readonly Article[] = [];
