import type { Article } from './article.ts';

/** What parents ask: tantrums. */
export const TANTRUMS: readonly Article[] = [];
