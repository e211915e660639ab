import type { Article } from './article.ts';

/** What parents ask: screens. */
export const SCREENS: readonly Article[] = [];
