import type { Article } from './article.ts';

/** What parents ask: behaviour. */
export const BEHAVIOUR: readonly Article[] = [];
